// The lessons, in English.

export default {
  title: 'Learn',
  lead: 'Short lessons teach each game on its own board.',
  lessons: (done: number, all: number) => (done === 0 ? `${all} lessons` : `${done} of ${all} lessons done`),
}
