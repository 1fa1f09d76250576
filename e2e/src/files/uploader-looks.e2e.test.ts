import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import { eventually } from '../support/shell-eventually.ts'
import { listSidewaysOverflow } from '../support/shell-overflow.ts'
import { hasFocus } from '../support/shell-parts.ts'
import { shellVisits } from '../support/shell-visits.ts'
import {
  choose,
  dropArea,
  holdUploads,
  openUploader,
  row,
  rows,
  samplePng,
  uploader,
  urlField,
} from '../support/uploader-parts.ts'

const { signedIn } = shellVisits()
const LONG = `${'a-very-long-name-without-any-place-to-break-'.repeat(4)}.png`
const LOOKS = [
  ['dark', 'desktop'],
  ['light', 'desktop'],
  ['dark', 'mobile'],
  ['light', 'mobile'],
] as const

describe('the look of the uploader', () => {
  it.each(LOOKS)('stands empty, at work, failed and with a name of any length: %s, %s', (theme, viewport) =>
    signedIn({ theme, viewport }, async ({ page }) => {
      const shot = (name: string) =>
        page.screenshot({ path: `reports/screens/uploader-${name}-${theme}-${viewport}.png` })
      await openUploader(page)
      await expectNoAxeViolations(page, `the empty uploader, ${theme}, ${viewport}`)
      await shot('empty')

      await choose(page, [samplePng('kestrel.png', 90), samplePng(LONG, 91)])
      await urlField(page, 'kestrel.png').waitFor()
      await urlField(page, LONG).waitFor()
      const release = await holdUploads(page)
      const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
      await choose(page, [large, samplePng('on-its-way.png', 92)])
      await row(page, 'large.png').getByText('File size should be less than 5MB').waitFor()
      // By key: what lies below the notice would tell its name to a pointer.
      await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
      await row(page, 'on-its-way.png').getByRole('progressbar').waitFor()
      expect(await listSidewaysOverflow(page)).toEqual([])
      await expectNoAxeViolations(page, `the full uploader, ${theme}, ${viewport}`)
      await shot('full')

      const dataTransfer = await page.evaluateHandle(() => {
        const data = new DataTransfer()
        data.items.add(new File(['x'], 'x.png', { type: 'image/png' }))
        return data
      })
      await dropArea(page).dispatchEvent('dragenter', { dataTransfer })
      await uploader(page).getByText('Drop to upload', { exact: true }).waitFor()
      await shot('over')
      release()
    }),
  )

  it('is worked by the keyboard alone, and the focus is never lost', () =>
    signedIn({}, async ({ page }) => {
      await openUploader(page)
      const opened = page.waitForEvent('filechooser')
      // In one step: the workspace puts the focus on the heading of a panel that has just opened.
      await dropArea(page).press('Enter')
      await (await opened).setFiles([samplePng('a.png', 93), samplePng('b.png', 94)])
      await urlField(page, 'b.png').waitFor()
      const remove = (name: string) =>
        uploader(page).getByRole('button', { name: `Remove ${name}`, exact: true })
      await remove('a.png').focus()
      await page.keyboard.press('Enter')
      await eventually(() => rows(page).count()).toBe(1)
      expect(await hasFocus(remove('b.png'))).toBe(true)
      await page.keyboard.press('Enter')
      await eventually(() => rows(page).count()).toBe(0)
      expect(await hasFocus(dropArea(page))).toBe(true)
    }))
})
