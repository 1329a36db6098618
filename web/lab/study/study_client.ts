// The worker that plays a small study, as the page sees it.
import type { WorkerLike } from '../../play/engine/core_client'
import type { Study, StudyNews } from './play_study'

type Worked = WorkerLike & { terminate(): void }

const newWorker = (): Worked => new Worker(new URL('./study_worker.ts', import.meta.url), { type: 'module' })

/** Plays a study, until what it gives is called; `hear` hears what comes of it, or null if the games cannot be played here. */
export function runStudy(study: Study, hear: (told: StudyNews | null) => void, open = newWorker): () => void {
  const worker = open()
  worker.onmessage = ({ data }: MessageEvent<StudyNews | { broken: true }>) =>
    hear('broken' in data ? null : data)
  worker.onerror = () => hear(null)
  worker.postMessage(study)
  return () => worker.terminate()
}
