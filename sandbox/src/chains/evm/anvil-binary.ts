import { createRequire } from 'node:module'

const ARCHITECTURE: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/** The package's own launcher would be a second Node process per node. */
export function anvilBinary(): string {
  const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  const platform = `${process.platform}-${ARCHITECTURE[process.arch] ?? process.arch}`
  return createRequire(launcher).resolve(`@foundry-rs/anvil-${platform}/bin/anvil`)
}
