// Die Lektionen, auf Deutsch.

export default {
  title: 'Lernen',
  lead: 'Kurze Lektionen bringen dir jedes Spiel auf seinem eigenen Brett bei.',
  lessons: (done: number, all: number) =>
    done === 0 ? `${all} Lektionen` : `${done} von ${all} Lektionen geschafft`,
}
