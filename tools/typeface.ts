// A Vite plugin that gives the page its typeface, Vollkorn: `virtual:nemeton/typeface.css` says where it is and what stands in for
// it until it is there. Only the letters that the page's languages have are taken, so that it comes quickly.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const sheet = 'virtual:nemeton/typeface.css'

const { resolve } = createRequire(import.meta.url)
const licence = resolve('@fontsource-variable/vollkorn/LICENSE')

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** English, German and Irish, with the signs of print; and what only Welsh has, and German capitals, which few pages need. */
export const alphabets = {
  latin: range(0x20, 0x7e) + '\u00a0' + range(0xc0, 0xff) + '§°±·«»½ŒœıŸ‘’‚“”„–—…†•€−',
  'latin-ext': 'ŴŵŶŷẀẁẂẃẄẅỲỳẞ',
}
export type Alphabet = keyof typeof alphabets

/** Accents and kerning, and figures that are as high as capitals and of one width. */
const features = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum']
/** Italics are nowhere bold. */
const styles = {
  normal: { wght: { min: 400, max: 700, default: 400 } },
  italic: { wght: 400 },
}
type Style = keyof typeof styles

/** How far letters reach above and below their line, in parts of their size; Vollkorn itself leaves more room, for other languages. */
const ascent = 0.93
const descent = 0.25
/**
 * Fonts of which most devices have one, by their names there, and how wide Vollkorn runs against them: measured over all that the
 * page says. They are made as wide and as high as Vollkorn, so that nothing moves when that comes.
 */
const standIns: { names: Record<Style, string[]>; width: Record<Style, number> }[] = [
  {
    names: { normal: ['Georgia', 'Gelasio'], italic: ['Georgia Italic', 'Gelasio Italic'] },
    width: { normal: 0.976, italic: 0.83 },
  },
  {
    names: { normal: ['Noto Serif'], italic: ['Noto Serif Italic'] },
    width: { normal: 0.904, italic: 0.804 },
  },
  {
    names: {
      normal: ['Times New Roman', 'Liberation Serif'],
      italic: ['Times New Roman Italic', 'Liberation Serif Italic'],
    },
    width: { normal: 1.064, italic: 0.921 },
  },
  {
    names: { normal: ['DejaVu Serif'], italic: ['DejaVu Serif Italic'] },
    width: { normal: 0.836, italic: 0.722 },
  },
]

export interface Cut {
  style: Style
  alphabet: Alphabet
  /** Its name in the build. */
  file: string
  content: Uint8Array
}

/** The font files of the page, the one that every view needs first. */
export async function cut(): Promise<Cut[]> {
  const all = (Object.keys(alphabets) as Alphabet[]).flatMap((alphabet) =>
    (Object.keys(styles) as Style[]).map(async (style) => {
      const whole = resolve(`@fontsource-variable/vollkorn/files/vollkorn-${alphabet}-wght-${style}.woff2`)
      const content = await subset(await readFile(whole), alphabets[alphabet], {
        targetFormat: 'woff2',
        keepFeatures: features,
        variationAxes: styles[style],
        noHinting: true,
      })
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
      return { style, alphabet, file: `assets/vollkorn-${alphabet}-${style}-${hash}.woff2`, content }
    }),
  )
  return Promise.all(all)
}

const inPercent = (part: number): string => `${(100 * part).toFixed(1)}%`
const reach = (width: number): string =>
  `ascent-override: ${inPercent(ascent / width)}; descent-override: ${inPercent(descent / width)}; line-gap-override: 0%;`
const unicodeRange = (alphabet: Alphabet): string =>
  [...alphabets[alphabet]].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join()

export function styleSheet(cuts: Cut[]): string {
  const faces = cuts.map(
    ({ style, alphabet, file }) => `@font-face {
  font-family: Vollkorn;
  font-style: ${style};
  font-weight: ${style === 'normal' ? '400 700' : '400'};
  font-display: swap;
  src: url(/${file}) format('woff2');
  unicode-range: ${unicodeRange(alphabet)};
  ${reach(1)}
}`,
  )
  const others = standIns.flatMap(({ names, width }, i) =>
    (Object.keys(styles) as Style[]).map(
      (style) => `@font-face {
  font-family: 'Vollkorn stand-in ${i}';
  font-style: ${style};
  src: ${names[style].map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${inPercent(width[style])};
  ${reach(width[style])}
}`,
    ),
  )
  const family = ['Vollkorn', ...standIns.map((_, i) => `'Vollkorn stand-in ${i}'`), 'serif'].join(', ')
  return [...faces, ...others, `:root { --serif: ${family}; }`].join('\n')
}

export function typeface(): Plugin {
  let cutting: Promise<Cut[]> | null = null
  const cuts = () => (cutting ??= cut())
  let base = '/'
  return {
    name: 'nemeton-typeface',
    enforce: 'pre',
    configResolved: (config) => void (base = config.base),
    resolveId: (source) => (source === sheet ? `\0${sheet}` : null),
    load: async (id) => (id === `\0${sheet}` ? styleSheet(await cuts()) : null),
    async generateBundle(_, bundle) {
      // Whoever gives the font on gives its licence with it.
      this.emitFile({ type: 'asset', fileName: 'vollkorn-licence.txt', source: await readFile(licence) })
      for (const { file, content } of await cuts())
        this.emitFile({ type: 'asset', fileName: file, source: content })
      if (base !== './') return
      // The sheet lies beside them.
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replaceAll('url(/assets/', 'url(')
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/vollkorn-')) return next()
        void cuts().then((all) => {
          response.setHeader('Content-Type', 'font/woff2')
          response.end(all.find(({ file }) => request.url === `/${file}`)?.content)
        })
      })
    },
    transformIndexHtml: async () => [
      {
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `${base}${(await cuts())[0]!.file}`,
          crossorigin: true,
        },
        injectTo: 'head',
      },
    ],
  }
}
