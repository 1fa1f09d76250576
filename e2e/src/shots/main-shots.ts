import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { launchBrowser } from '../support/browser.ts'
import { startTestProduct } from '../support/start-test-product.ts'
import { drawSheet } from './contact-sheet.ts'
import { takeProductPictures } from './product-pictures.ts'

/**
 * `npm run shots`: every screen and state that the tests of looks go through, in both themes and sizes, on contact
 * sheets in `docs/images`; then the README's pictures, taken from the running product.
 *   --sheets            only the sheets
 *   --product           only the pictures of the README; with --origin of a product that already runs there
 */
const { values: options } = parseArgs({
  options: { sheets: { type: 'boolean' }, product: { type: 'boolean' }, origin: { type: 'string' } },
})
const SCREENS = join(REPOSITORY, 'reports/screens')
const IMAGES = join(REPOSITORY, 'docs/images')

const browser = await launchBrowser()
try {
  if (options.product !== true) await drawSheets()
  if (options.sheets !== true) await takePictures()
} finally {
  await browser.close()
}

async function drawSheets(): Promise<void> {
  await rm(SCREENS, { recursive: true, force: true })
  const run = spawnSync('npx', ['vitest', 'run', '--project', 'component', ...listLooks()], {
    cwd: REPOSITORY,
    env: { ...process.env, PICTURES: 'yes' },
    stdio: 'inherit',
  })
  if (run.status !== 0) throw new Error('a screen does not look right; the sheets would show it')
  await mkdir(IMAGES, { recursive: true })
  for (const size of ['desktop', 'mobile'] as const) {
    for (const theme of ['dark', 'light'] as const) {
      const file = join(IMAGES, `sheet-${size}-${theme}.png`)
      await writeFile(file, await drawSheet(browser, SCREENS, { size, theme }))
      process.stdout.write(`${file}\n`)
    }
  }
}

/** Test files that look at a screen. */
function listLooks(): readonly string[] {
  return globSync('web/src/**/*.browser.test.tsx', { cwd: REPOSITORY })
    .filter((file) => readFileSync(join(REPOSITORY, file), 'utf8').includes('expectGoodLook('))
    .map((file) => file.slice('web/'.length))
}

async function takePictures(): Promise<void> {
  const product = options.origin === undefined ? await startTestProduct() : null
  try {
    await takeProductPictures(browser, { origin: product?.origin ?? options.origin ?? '', folder: IMAGES })
  } finally {
    await product?.stop()
  }
}
