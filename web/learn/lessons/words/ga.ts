// Na ceachtanna, i nGaeilge.

export default {
  title: 'Foghlaim',
  lead: 'Múineann ceachtanna gearra gach cluiche ar a chlár féin.',
  lessons: (done: number, all: number) =>
    done === 0 ? `Ceachtanna: ${all}` : `Ceachtanna déanta: ${done} as ${all}`,
}
