// How the page is built: Preact by way of the compiler's own JSX, rule books from Markdown, everything into build/page.
import { defineConfig } from 'vite'
import { book } from '../tools/book.ts'
import { games } from '../tools/games.ts'
import { mailWords } from '../tools/mail_words.ts'
import { offline } from '../tools/offline.ts'
import { packed } from '../tools/packed.ts'
import { paper } from '../tools/paper/paper.ts'
import { picture } from '../tools/picture/picture.ts'
import { plan } from '../tools/plan.ts'
import { staticSite } from '../tools/static_site.ts'
import { typeface } from '../tools/typeface.ts'

/** What every view and board needs: one file, whoever shares how much of it, since small ones are compressed less well. */
const frameFiles = new RegExp(
  [
    'board/(base/(pace|storage)|choice|drag|effects|grid|random|art/(trail|knot)|use_choice|walk)',
    'web/shared/browser/(focus|hooks|material|router|text_size)',
    'web/shared/components/(board_shape|game_badges|game_picture|not_found|seat_mark|use_title)',
    'web/shared/games/(options|time_control)',
    'web/play/(companion/paper_links_loader|engine/(core_client|game_facts)|pages/local_table_page|rule_book/rule_book)',
    'web/play/(storage/saved_games|table/(event_turns|local_table|seat_plan|table|use_table_state))',
    'web/play/view/(chat_phrase|forced_actions|game_heading|headline|seats|replay/(playhead|stepper|use_skip))',
    'web/play/view/(side_panel|table_controls|table_status|table_view|turn_summary)',
    'web/play/view/use_(ahead|hand_over|shown_table|table_panels)',
    'web/shell/header/(header|icon)',
  ]
    .map((files) => `/${files}\\.tsx?$`)
    .join('|'),
)

const page = `${import.meta.dirname}/../build/page`

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  // The static site (`npm run build:site`) can lie in any folder of a file server.
  base: mode === 'static' ? './' : '/',
  plugins: [
    ...[
      typeface(),
      games(),
      book(),
      plan(),
      paper(mode === 'static' ? page : undefined),
      picture(),
      offline(),
    ],
    ...(mode === 'static' ? [staticSite()] : [mailWords(), packed()]),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: mode === 'static' ? '../build/site' : page,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that this target is for preloads modules by itself.
      polyfill: false,
      // Only the page itself and a board are waited for. What everything else imports is found in time, and need not be named in the frame.
      resolveDependencies: (file, all, { hostType }) =>
        hostType === 'html' || file.includes('/board-') ? all : all.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      input: ['index.html', 'embed.html'].map((name) => `${import.meta.dirname}/${name}`),
      output: { codeSplitting: { groups: [{ name: 'frame', test: frameFiles }] } },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8420', ws: true } } },
}))
