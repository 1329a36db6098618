// A drawing that a PDF shows many times and holds once, as what PDF calls a form. pdfkit can write forms and has no call for that: for
// as long as a stamp is drawn, what is drawn goes to the form and not to the page.
type Doc = PDFKit.PDFDocument

type Resources = Record<'fonts' | 'xobjects' | 'ext_gstates' | 'patterns', Record<string, unknown>>
interface Inside {
  page: Resources & { width: number; height: number; write(data: string): void }
  _ctm: number[]
  ref(data: object): { data: Record<string, unknown>; write(data: string): void; end(): void }
  addContent(data: string): void
}

const named = { Font: 'fonts', XObject: 'xobjects', ExtGState: 'ext_gstates', Pattern: 'patterns' } as const

/** Of one document. */
export class Stamps {
  readonly #inside: Inside
  readonly #known = new Map<string, object>()

  constructor(doc: Doc) {
    this.#inside = doc as unknown as Inside
  }

  /** Shows what `draw` draws around (0, 0), which it is called for the first time that `key` comes; `reach` is how far it goes. */
  show(key: string, reach: { width: number; height: number }, draw: () => void): void {
    const form = this.#known.get(key) ?? this.#made(reach, draw)
    this.#known.set(key, form)
    const name = `Stamp${[...this.#known.keys()].indexOf(key)}`
    this.#inside.page.xobjects[name] = form
    this.#inside.addContent(`/${name} Do`)
  }

  #made({ width, height }: { width: number; height: number }, draw: () => void): object {
    const doc = this.#inside
    const resources: Record<string, unknown> = {}
    const form = doc.ref({
      ...{ Type: 'XObject', Subtype: 'Form', FormType: 1 },
      BBox: [0, 0, width, height],
      Resources: resources,
    })
    form.write('')
    const { page, _ctm } = doc
    doc._ctm = [1, 0, 0, 1, 0, 0]
    doc.page = {
      ...{ fonts: {}, xobjects: {}, ext_gstates: {}, patterns: {}, width, height },
      write: (data) => form.write(data),
    }
    draw()
    for (const [name, kind] of Object.entries(named)) {
      if (Object.keys(doc.page[kind]).length > 0) resources[name] = doc.page[kind]
    }
    form.end()
    Object.assign(doc, { page, _ctm })
    return form
  }
}
