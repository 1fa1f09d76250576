declare module 'solc' {
  type ImportAnswer = { readonly contents: string } | { readonly error: string }
  const solc: {
    readonly compile: (input: string, callbacks?: { import: (path: string) => ImportAnswer }) => string
  }
  export default solc
}
