/** A rule is worth what its reader sees. Its parser is young, so a plain search for imports keeps an eye on it. */
const IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm

export type CruisedModule = {
  readonly source: string
  readonly dependencies: readonly { readonly module: string }[]
}

export function missedImports(
  sources: readonly { readonly file: string; readonly text: string }[],
  modules: readonly CruisedModule[],
): readonly string[] {
  const seen = new Map(
    modules.map(({ source, dependencies }) => [source, new Set(dependencies.map((each) => each.module))]),
  )
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(IMPORT)]
      .map(([, specifier = '']) => specifier.replace(/^node:/, ''))
      .filter((specifier) => !seen.get(file)?.has(specifier))
      .map((specifier) => `${file}: ${specifier}`),
  )
}
