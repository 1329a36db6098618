// What is loaded only where it is needed.
import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A component that is loaded when it is first shown; `meanwhile` stands for it until then, and if it cannot be loaded. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
  meanwhile: (props: Props) => JSX.Element | null = () => null,
): FunctionComponent<Props> {
  // What is shown again is there at once.
  let loaded: FunctionComponent<Props> | null = null
  return (props) => {
    const [Loaded, setLoaded] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      load().then(
        ({ default: component }) => {
          loaded = component
          setLoaded(() => component)
        },
        () => {},
      )
    }, [])
    return Loaded ? <Loaded {...props} /> : meanwhile(props)
  }
}
