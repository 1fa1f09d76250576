import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compressDist } from './compress-dist.ts'
import { type Manifest, staticClosure } from './manifest.ts'
import { readFeatureChunks } from './read-feature-chunks.ts'

/**
 * Runs after `vite build`: writes .gz and .br beside every text file, then checks the build against its size limits.
 * A kB is 1000 bytes. Sizes are after gzip, because that is what an ordinary server sends.
 */
const FIRST_LOAD_LIMIT_KB = 150
const PANEL_LIMIT_KB = 40
/** Brings everything along that the signer checks with: curves, decoders, rules. */
const PROOF = { source: 'src/features/transactions/proof/receipt-proof.tsx', limitKb: 90 }

const webDir = join(import.meta.dirname, '..')
const distDir = join(webDir, 'dist')
const manifestPath = join(distDir, '.vite', 'manifest.json')
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
const sizes = compressDist(distDir)
const chunks = readFeatureChunks(join(webDir, 'src', 'features'))

const gzipBytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + (sizes.get(file)?.gzip ?? 0), 0)
const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const problems: string[] = []

const entry = new Set(['theme.js', ...staticClosure(manifest, ['index.html'])])
const workspaceEntries = ['index.html', 'src/app/workspace.tsx', ...chunks.workspace]
const firstLoad = new Set(['theme.js', ...staticClosure(manifest, workspaceEntries)])

console.log('\nFirst load of the workspace, JavaScript, kB gzip')
for (const file of [...firstLoad].sort((a, b) => gzipBytes([b]) - gzipBytes([a]))) {
  console.log(`${kb(gzipBytes([file]))}  ${file}`)
}
const firstLoadBytes = gzipBytes(firstLoad)
console.log(`${kb(firstLoadBytes)}  together, limit ${FIRST_LOAD_LIMIT_KB}`)
if (firstLoadBytes > FIRST_LOAD_LIMIT_KB * 1000) {
  problems.push(`first load ${kb(firstLoadBytes).trim()} kB is above ${FIRST_LOAD_LIMIT_KB} kB`)
}

const styles = [...sizes.keys()].filter((file) => file.endsWith('.css'))
console.log(`${kb(gzipBytes(styles))}  styles beside it`)

console.log('\nPages before the workspace: what they add to the entry')
for (const source of chunks.pages) printAdded(source, entry)

console.log(`\nPanels: what each adds when it is opened, limit ${PANEL_LIMIT_KB} each`)
for (const source of chunks.panels) {
  const added = printAdded(source, firstLoad)
  if (added > PANEL_LIMIT_KB * 1000)
    problems.push(`panel ${source}: ${kb(added).trim()} kB is above ${PANEL_LIMIT_KB} kB`)
}

console.log('\nOther lazy parts')
const known = new Set([...workspaceEntries, ...chunks.pages, ...chunks.panels])
for (const [source, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry || known.has(source)) continue
  const added = printAdded(source, firstLoad)
  if (source === PROOF.source && added > PROOF.limitKb * 1000)
    problems.push(`the proof: ${kb(added).trim()} kB is above ${PROOF.limitKb} kB`)
}

// The manifest lists our source files, which a public server should not reveal.
rmSync(join(distDir, '.vite'), { recursive: true })

for (const problem of problems) console.error(`\nToo large: ${problem}`)
if (problems.length > 0) process.exitCode = 1

function printAdded(source: string, loaded: ReadonlySet<string>): number {
  const added = gzipBytes([...staticClosure(manifest, [source])].filter((file) => !loaded.has(file)))
  console.log(`${kb(added)}  ${source.startsWith('src/') ? source : basename(source)}`)
  return added
}
