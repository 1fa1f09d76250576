import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Bench } from './define-bench.ts'

const FOLDER = new URL('../', import.meta.url)

/** Every `*.bench.ts` in the folder above. */
export async function findBenches(): Promise<readonly Bench[]> {
  const files: string[] = []
  for await (const file of glob('*.bench.ts', { cwd: fileURLToPath(FOLDER) })) files.push(file)
  return Promise.all(
    files.sort().map(async (file) => {
      const { bench } = (await import(new URL(file, FOLDER).href)) as { bench?: Bench }
      if (bench === undefined) throw new Error(`${file} exports no bench`)
      return bench
    }),
  )
}
