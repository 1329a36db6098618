// Y gwersi, yn Gymraeg.

export default {
  title: 'Dysgu',
  lead: 'Mae gwersi byr yn dysgu pob gêm ar ei bwrdd ei hun.',
  lessons: (done: number, all: number) =>
    done === 0 ? `${all} o wersi` : `${done} o ${all} o wersi wedi’u gwneud`,
}
