/** Whether a game server serves the page. The static site (`npm run build:site`) has none, and leaves out every view and control that needs one. */
export const hasServer = import.meta.env.MODE !== 'static'
