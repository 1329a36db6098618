// Recovery codes, shown this one time: to be printed, or copied.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from './words'

interface RecoveryCodesProps {
  codes: string[]
  name: string
  onKept(): void
}

export function RecoveryCodes({ codes, name, onKept }: RecoveryCodesProps): JSX.Element {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // Not allowed here: they can be marked and printed.
      () => {},
    )
  return (
    <section class="codes">
      <h2>{say.codesTitle}</h2>
      <p class="printed-alone">
        {location.host}, {name}
      </p>
      <p>{say.codesNote}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="ways">
        <button onClick={() => print()}>{say.print}</button>
        <button onClick={copy}>
          <span aria-live="polite">{copied ? say.copied : say.copy}</span>
        </button>
        <button class="primary" onClick={onKept}>
          {say.kept}
        </button>
      </div>
    </section>
  )
}
