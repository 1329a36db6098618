// What the build makes of files that are not TypeScript.
declare module '*.md' {
  const html: string
  export default html
}
