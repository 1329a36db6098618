// For tests: a table at a server that says only what the test says, and does nothing by itself.
import { ObservableTable, type AnyRemoteTable } from '../../web/play/table/table'

export class TestRemoteTable extends ObservableTable implements AnyRemoteTable {
  readonly kind = 'remote'
  readonly draft = null
  act(_: string): void {}
  look(): void {}
  resign(): void {}
  rematch(): void {}
  say(_: string): void {}
  mute(_: boolean): void {}
  ask(): void {}
  answer(): void {}
  proceed(): void {}
  giveTime(): void {}
  record = async () => null
  close(): void {}
}
