import { crc32, deflateSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { appPanel } from './shell-parts.ts'

export type SampleFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A real PNG of stripes, so that a preview has something to show. */
export function samplePng(name: string, side = 64): SampleFile {
  const rows = Buffer.alloc(side * (1 + side * 3))
  for (let at = 0; at < rows.length; at += 1) {
    const [y, x] = [Math.floor(at / (1 + side * 3)), at % (1 + side * 3)]
    rows[at] = x === 0 ? 0 : (y + Math.floor(x / 3)) % 16 < 8 ? 230 - (at % 3) * 70 : 40 + (at % 3) * 30
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const parts = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return { name, mimeType: 'image/png', buffer: Buffer.concat(parts) }
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export const UPLOAD = /\/api\/files\/upload$/

export const uploader = (page: Page): Locator => appPanel(page, 'Uploader')
export const dropArea = (page: Page): Locator =>
  uploader(page).getByRole('button', { name: /^(Drop images here or click to choose|Drop to upload)/ })
export const rows = (page: Page): Locator =>
  uploader(page).getByRole('region', { name: 'Files' }).getByRole('listitem')
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })
export const urlField = (page: Page, name: string): Locator =>
  uploader(page).getByRole('textbox', { name: `URL of ${name}`, exact: true })
export const clearAll = (page: Page): Locator =>
  uploader(page).getByRole('button', { name: 'Clear all', exact: true })
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

export async function openUploader(page: Page): Promise<void> {
  await page.goto('/?app=uploader')
  await dropArea(page).waitFor()
}

export async function choose(page: Page, files: readonly SampleFile[]): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await dropArea(page).click()
  await (await opened).setFiles([...files])
}

/** As a person who drags files from their desktop over an element and lets go. */
export async function dropOn(target: Locator, files: readonly SampleFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }))
  const dataTransfer = await target.page().evaluateHandle((all) => {
    const data = new DataTransfer()
    for (const { name, mimeType, bytes } of all) {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], name, { type: mimeType }))
    }
    return data
  }, sent)
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer })
}

/** Lets uploads hang until the answer is called. */
export async function holdUploads(page: Page): Promise<() => void> {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(UPLOAD, async (route) => {
    await released
    await route.continue()
  })
  return release
}
