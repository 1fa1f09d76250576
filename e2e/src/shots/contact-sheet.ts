import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright-core'

/** How the pictures of one size lie on a sheet. */
const LAYOUT = {
  desktop: { columns: 5, width: 384, height: 240 },
  mobile: { columns: 10, width: 180, height: 390 },
} as const
const GAP_PX = 16
const CAPTION_PX = 22
const GROUND = { dark: '#0b0f14', light: '#f4f5f7' } as const
const INK = { dark: '#a9b4c0', light: '#4a5560' } as const

export type SheetName = { readonly size: keyof typeof LAYOUT; readonly theme: keyof typeof GROUND }

/** All pictures `<screen>-<size>-<theme>.png` of a folder on one sheet, by name; the picture as PNG. */
export async function drawSheet(browser: Browser, folder: string, sheet: SheetName): Promise<Buffer> {
  const { columns, width } = LAYOUT[sheet.size]
  const ending = `-${sheet.size}-${sheet.theme}.png`
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending)).toSorted()
  if (files.length === 0) throw new Error(`no picture ends in ${ending}`)
  const cells = await Promise.all(files.map((file) => drawCell(join(folder, file), { ...sheet, ending })))
  const page = await browser.newPage({
    viewport: { width: columns * (width + GAP_PX) + GAP_PX, height: 800 },
  })
  try {
    await page.setContent(`<style>${styleOf(sheet)}</style><main>${cells.join('')}</main>`)
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}

async function drawCell(file: string, { size, ending }: SheetName & { ending: string }): Promise<string> {
  const { width, height } = LAYOUT[size]
  const name = basename(file).slice(0, -ending.length).replaceAll('-', ' ')
  const source = `data:image/png;base64,${(await readFile(file)).toString('base64')}`
  return `<figure><img src="${source}" width="${width}" height="${height}"><figcaption>${name}</figcaption></figure>`
}

function styleOf({ size, theme }: SheetName): string {
  const { columns, width } = LAYOUT[size]
  return `
    body { margin: 0; background: ${GROUND[theme]}; color: ${INK[theme]}; font: 12px/${CAPTION_PX}px sans-serif }
    main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${GAP_PX}px; padding: ${GAP_PX}px }
    figure { margin: 0 }
    img { display: block; object-fit: cover; object-position: top left; border-radius: 6px }
    figcaption { overflow: hidden; white-space: nowrap; text-overflow: ellipsis }`
}
