import { describe, expect, it } from 'vitest'
import { failWithoutText, failWithServerText } from '../support/shell-answers.ts'
import { eventually } from '../support/shell-eventually.ts'
import { shellOrigin } from '../support/shell-origin.ts'
import { closeButton } from '../support/shell-parts.ts'
import { shellVisits } from '../support/shell-visits.ts'
import {
  choose,
  clearAll,
  dropArea,
  dropOn,
  holdUploads,
  notice,
  openUploader,
  row,
  rows,
  samplePng,
  UPLOAD,
  uploader,
  urlField,
} from '../support/uploader-parts.ts'

const { signedIn } = shellVisits()
const MEGABYTE = 1024 * 1024

describe('the uploader', () => {
  it('R1-146 R1-254 takes several files that are chosen, and files that are dropped', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      const opened = page.waitForEvent('filechooser')
      await dropArea(page).click()
      const chooser = await opened
      expect(chooser.isMultiple()).toBe(true)
      await chooser.setFiles([samplePng('one.png'), samplePng('two.png', 65)])
      await urlField(page, 'one.png').waitFor()
      await urlField(page, 'two.png').waitFor()

      await dropOn(dropArea(page), [samplePng('three.png', 66), samplePng('four.png', 67)])
      await urlField(page, 'three.png').waitFor()
      await urlField(page, 'four.png').waitFor()
      expect(await rows(page).count()).toBe(4)
    }))

  it('R1-147 R1-148 R1-229 R1-230 lists a file with its preview at once, and its URL when it is up', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      const release = await holdUploads(page)
      const file = samplePng('kestrel.png', 80)
      await choose(page, [file])
      const preview = row(page, 'kestrel.png').getByRole('img', { name: 'Preview of kestrel.png' })
      await preview.waitFor()
      await eventually(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80)
      const size = `${(file.buffer.byteLength / 1024).toFixed(1)} KB`
      await row(page, 'kestrel.png').getByText(size, { exact: true }).waitFor()
      await row(page, 'kestrel.png').getByRole('progressbar', { name: 'Upload of kestrel.png' }).waitFor()
      expect(await urlField(page, 'kestrel.png').count()).toBe(0)
      expect(await uploader(page).getByRole('textbox').count()).toBe(0)

      release()
      const field = urlField(page, 'kestrel.png')
      await field.waitFor()
      expect(await field.getAttribute('readonly')).not.toBeNull()
      const url = await field.inputValue()
      expect(url).toMatch(new RegExp(`^${shellOrigin()}/api/files/[\\w-]{32}\\.png$`))
      const seen = await page.request.get(url)
      expect([seen.status(), seen.headers()['content-type']]).toEqual([200, 'image/png'])
    }))

  it('R1-148 R1-327 copies the URL and says so', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      await choose(page, [samplePng('a.png')])
      const url = await urlField(page, 'a.png').inputValue()
      await uploader(page).getByRole('button', { name: 'Copy URL of a.png' }).click()
      await notice(page, 'URL copied to clipboard').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    }))

  it('R1-326 says when it could not be copied', () =>
    signedIn({}, async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
      })
      await openUploader(page)
      await choose(page, [samplePng('a.png')])
      await uploader(page).getByRole('button', { name: 'Copy URL of a.png' }).click()
      await notice(page, 'Failed to copy').waitFor()
    }))

  it('R1-149 R1-150 removes one file, or all of them where there is more than one', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      expect(await clearAll(page).count()).toBe(0)
      await choose(page, [samplePng('a.png')])
      await urlField(page, 'a.png').waitFor()
      expect(await clearAll(page).count()).toBe(0)
      await choose(page, [samplePng('b.png', 65), samplePng('c.png', 66)])
      await clearAll(page).waitFor()
      await uploader(page).getByRole('button', { name: 'Remove b.png', exact: true }).click()
      await eventually(() => rows(page).count()).toBe(2)
      expect(await row(page, 'b.png').count()).toBe(0)
      await clearAll(page).click()
      await eventually(() => rows(page).count()).toBe(0)
      expect(await clearAll(page).count()).toBe(0)
    }))

  it('R1-253 takes pictures alone', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      const chooser = uploader(page).locator('input[type=file]')
      const accepted = (await chooser.getAttribute('accept')) ?? ''
      for (const kind of ['.png', '.jpg', '.jpeg', '.gif', '.webp', 'image/png', 'image/webp'])
        expect(accepted.split(',')).toContain(kind)
      const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
      await dropOn(dropArea(page), [text, samplePng('a.png')])
      await notice(page, 'Only PNG, JPG, GIF and WEBP images can be uploaded.').waitFor()
      await notice(page, 'notes.txt').waitFor()
      await urlField(page, 'a.png').waitFor()
      expect(await rows(page).count()).toBe(1)
    }))

  it('R1-253 R1-274 shows the words of the server for what only looks like a picture', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      await choose(page, [{ name: 'fake.png', mimeType: 'image/png', buffer: drawing }])
      await notice(page, 'Only PNG, JPG, GIF and WEBP images can be uploaded.').waitFor()
      await row(page, 'fake.png').getByText('Only PNG, JPG, GIF and WEBP images can be uploaded.').waitFor()
      expect(await urlField(page, 'fake.png').count()).toBe(0)
    }))

  it('R1-274 shows the server’s text, or its own where there is none, and tries again', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      await failWithServerText(page, { method: 'POST', path: UPLOAD }, 'The store is being moved.')
      await choose(page, [samplePng('a.png')])
      await notice(page, 'The store is being moved.').waitFor()
      await failWithoutText(page, { method: 'POST', path: UPLOAD })
      await choose(page, [samplePng('b.png', 65)])
      await notice(page, 'Failed to upload file, please try again!').waitFor()

      await page.unroute(UPLOAD)
      await page.route(UPLOAD, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
      await choose(page, [samplePng('c.png', 66)])
      await row(page, 'c.png').getByText('Failed to upload file, please try again!').waitFor()
      await page.unroute(UPLOAD)
      await row(page, 'c.png').getByRole('button', { name: 'Try again to upload c.png' }).click()
      await urlField(page, 'c.png').waitFor()
    }))

  it('refuses more than 5 MB before it is sent, and the server does too', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      const asked: string[] = []
      page.on('request', (request) => {
        if (UPLOAD.test(request.url())) asked.push(request.method())
      })
      const buffer = Buffer.alloc(5 * MEGABYTE + 1)
      await choose(page, [{ name: 'large.png', mimeType: 'image/png', buffer }])
      await notice(page, 'File size should be less than 5MB').waitFor()
      await row(page, 'large.png').getByText('File size should be less than 5MB').waitFor()
      expect(asked).toEqual([])
      const answer = await page.evaluate(
        async (bytes) => {
          const body = new FormData()
          body.append('file', new Blob([new Uint8Array(bytes)]), 'large.png')
          const response = await fetch('/api/files/upload', { method: 'POST', body })
          return [response.status, (await response.json()).error]
        },
        5 * MEGABYTE + 1,
      )
      expect(answer).toEqual([413, 'File size should be less than 5MB'])
    }))

  it('takes ten files at once and says what was left out', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      await choose(
        page,
        Array.from({ length: 12 }, (_, at) => samplePng(`${at}.png`, 20 + at)),
      )
      await notice(page, 'Up to 10 files can be uploaded at once').waitFor()
      await notice(page, '2 were left out.').waitFor()
      expect(await rows(page).count()).toBe(10)
      await eventually(() => uploader(page).getByRole('textbox').count()).toBe(10)
    }))

  it('keeps its list while the panel is closed, and the page when a file falls beside it', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      await choose(page, [samplePng('a.png')])
      const url = await urlField(page, 'a.png').inputValue()
      await closeButton(page, 'Uploader').click()
      await eventually(() => uploader(page).count()).toBe(0)
      await page.goBack()
      expect(await urlField(page, 'a.png').inputValue()).toBe(url)
      await dropOn(page.getByRole('banner'), [samplePng('beside.png')])
      expect(await rows(page).count()).toBe(1)
      expect(page.url()).toContain('app=uploader')
    }))
})
