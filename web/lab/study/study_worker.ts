// The worker that plays a small study: one of its own, so that no bot waits for it that thinks at a table, and it can be stopped at any time.
import { startCore } from '../../play/engine/rules_core'
import { loadModule } from '../../play/engine/load_core'
import { playStudy, type Study, type StudyNews } from './play_study'

const tell = (told: StudyNews | { broken: true }) => self.postMessage(told)

self.onmessage = ({ data }: { data: Study }) =>
  loadModule(data.game).then(
    (rules) => playStudy(startCore(rules), data, tell),
    () => tell({ broken: true }),
  )
