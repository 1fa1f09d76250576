import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { takeUploads } from '../answers/files.ts'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'
import { find } from '../screen.ts'
import type { Call } from '../stub-server.ts'
import { answerUploads } from '../upload-request.ts'

export const uploader = () => page.getByRole('region', { name: 'Uploader app' })
export const dropArea = () =>
  uploader().getByRole('button', { name: /^(Drop images here or click to choose|Drop to upload)/ })
export const rows = () => uploader().getByRole('region', { name: 'Files' }).getByRole('listitem')
export const row = (name: string) => rows().filter({ hasText: name })
export const urlField = (name: string) => uploader().getByRole('textbox', { name: `URL of ${name}` })
export const removeButton = (name: string) => uploader().getByRole('button', { name: `Remove ${name}` })
export const clearAll = () => uploader().getByRole('button', { name: 'Clear all' })
export const notice = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** The panel, with a server that stores every picture. Gives the uploads as they come. */
export async function openUploader(options: AppOptions = {}): Promise<OpenedApp & { uploads: Call[] }> {
  answerUploads()
  const opened = await openApp({ ...options, at: '?app=uploader' })
  const uploads = takeUploads(opened.server)
  await expect.element(dropArea()).toBeVisible()
  return { ...opened, uploads }
}

/** A real picture of stripes, so that a preview has something to show. */
export async function samplePng(name: string, side = 64): Promise<File> {
  const canvas = new OffscreenCanvas(side, side)
  const pen = canvas.getContext('2d')
  for (let at = 0; at < side; at += 16) pen?.fillRect(at, 0, 8, side)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

export const samplePngs = (names: readonly string[]): Promise<File[]> =>
  Promise.all(names.map((name) => samplePng(name)))

/** The browser's own file dialog, in which these are picked. */
export function pickInDialog(files: readonly File[]): void {
  const [chooser] = find('input[type=file]', uploader().element())
  if (!(chooser instanceof HTMLInputElement)) throw new Error('nothing chooses files')
  const pick = (event: Event) => {
    event.preventDefault()
    chooser.files = carry(files).files
    chooser.dispatchEvent(new Event('change', { bubbles: true }))
  }
  chooser.addEventListener('click', pick, { once: true })
}

export async function choose(files: readonly File[]): Promise<void> {
  pickInDialog(files)
  await dropArea().click()
}

export function carry(files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** As a person who drags files from their desktop over an element and lets go. False: the browser would open them. */
export function dropOn(target: Element, files: readonly File[]): boolean {
  const dataTransfer = carry(files)
  const [, , isLeftToBrowser] = ['dragenter', 'dragover', 'drop'].map((type) =>
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
  )
  return isLeftToBrowser === false
}
