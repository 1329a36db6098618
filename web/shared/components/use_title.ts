// The title in the browser's tab.
import { useEffect } from 'preact/hooks'
import { words } from '../messages'

export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · ${words.name}` : words.name
  }, [title])
}
