// Files dropped anywhere on the page: the view of records opens them.
import { currentPath, navigate } from '../shared/browser/router'

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
const over = (event: DragEvent) => hasFiles(event) && event.preventDefault()

/** Tells of each file that is dropped from now on; the answer ends that. */
export default function listenForFiles(tell: (file: File | null) => void): () => void {
  const take = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    tell(event.dataTransfer!.files[0] ?? null)
    if (currentPath() !== '/record') navigate('/record')
  }
  addEventListener('dragover', over)
  addEventListener('drop', take)
  return () => {
    removeEventListener('dragover', over)
    removeEventListener('drop', take)
  }
}
