import { fileRoutes } from '@windhover/core/files/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { storedPicture } from '../../testing/answers/files.ts'
import {
  choose,
  clearAll,
  dropArea,
  dropOn,
  notice,
  openUploader,
  removeButton,
  row,
  rows,
  samplePng,
  samplePngs,
  uploader,
  urlField,
} from '../../testing/parts/uploader.ts'
import { eventually, find } from '../../testing/screen.ts'

const chooser = () => find('input[type=file]', uploader().element())[0] as HTMLInputElement

describe('the uploader', () => {
  it('R1-146 R1-254 takes several files that are chosen, and files that are dropped', async () => {
    const { uploads } = await openUploader()
    expect(chooser().multiple).toBe(true)
    await choose(await samplePngs(['one.png', 'two.png']))
    await expect.element(urlField('one.png')).toBeVisible()
    await expect.element(urlField('two.png')).toBeVisible()

    expect(dropOn(dropArea().element(), await samplePngs(['three.png', 'four.png']))).toBe(true)
    await expect.element(urlField('three.png')).toBeVisible()
    await expect.element(urlField('four.png')).toBeVisible()
    expect(rows().elements()).toHaveLength(4)
    await eventually(() => uploads.map(({ body }) => body.name).sort()).toEqual(
      ['one.png', 'two.png', 'three.png', 'four.png'].sort(),
    )
  })

  it('R1-147 R1-148 R1-229 R1-230 lists a file with its preview at once, and its URL when it is up', async () => {
    const { server } = await openUploader()
    const { release } = server.hold(fileRoutes.upload)
    const file = await samplePng('kestrel.png', 80)
    await choose([file])
    const preview = row('kestrel.png').getByRole('img', { name: 'Preview of kestrel.png' })
    await expect.element(preview).toBeVisible()
    await eventually(() => (preview.element() as HTMLImageElement).naturalWidth).toBe(80)
    const size = `${(file.size / 1024).toFixed(1)} KB`
    await expect.element(row('kestrel.png').getByText(size)).toBeVisible()
    await expect
      .element(row('kestrel.png').getByRole('progressbar', { name: 'Upload of kestrel.png' }))
      .toBeVisible()
    expect(uploader().getByRole('textbox').elements()).toEqual([])

    const stored = storedPicture(7)
    release(stored)
    await expect.element(urlField('kestrel.png')).toHaveValue(stored.url)
    await expect.element(urlField('kestrel.png')).toHaveAttribute('readonly')
  })

  it('R1-149 R1-150 removes one file, or all of them where there is more than one', async () => {
    await openUploader()
    await expect.element(clearAll()).not.toBeInTheDocument()
    await choose(await samplePngs(['a.png']))
    await expect.element(urlField('a.png')).toBeVisible()
    await expect.element(clearAll()).not.toBeInTheDocument()
    await choose(await samplePngs(['b.png', 'c.png']))
    await expect.element(clearAll()).toBeVisible()
    await removeButton('b.png').click()
    await eventually(() => rows().elements().length).toBe(2)
    await expect.element(row('b.png')).not.toBeInTheDocument()
    await clearAll().click()
    await eventually(() => rows().elements().length).toBe(0)
    await expect.element(clearAll()).not.toBeInTheDocument()
  })

  it('R1-253 takes pictures alone', async () => {
    const { uploads } = await openUploader()
    const accepted = chooser().accept.split(',')
    for (const kind of ['.png', '.jpg', '.jpeg', '.gif', '.webp', 'image/png', 'image/webp'])
      expect(accepted).toContain(kind)
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain' })
    dropOn(dropArea().element(), [text, await samplePng('a.png')])
    await expect.element(notice('Only PNG, JPG, GIF and WEBP images can be uploaded.')).toBeVisible()
    await expect.element(notice('notes.txt')).toBeVisible()
    await expect.element(urlField('a.png')).toBeVisible()
    expect(rows().elements()).toHaveLength(1)
    await eventually(() => uploads.map(({ body }) => body.name)).toEqual(['a.png'])
  })

  it('refuses more than 5 MB before it is sent', async () => {
    const { uploads } = await openUploader()
    await choose([new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' })])
    await expect.element(notice('File size should be less than 5MB')).toBeVisible()
    await expect.element(row('large.png').getByText('File size should be less than 5MB')).toBeVisible()
    expect(uploads).toEqual([])
  })

  it('takes ten files at once and says what was left out', async () => {
    const { uploads } = await openUploader()
    await choose(await samplePngs(Array.from({ length: 12 }, (_, at) => `${at}.png`)))
    await expect.element(notice('Up to 10 files can be uploaded at once')).toBeVisible()
    await expect.element(notice('2 were left out.')).toBeVisible()
    expect(rows().elements()).toHaveLength(10)
    await eventually(() => uploads.length).toBe(10)
    await eventually(() => uploader().getByRole('textbox').elements().length).toBe(10)
  })

  it('keeps its list while the panel is closed, and the page when a file is dropped beside it', async () => {
    await openUploader()
    const files = await samplePngs(['a.png'])
    await choose(files)
    await expect.element(urlField('a.png')).toHaveValue(storedPicture(1).url)
    await page.getByRole('button', { name: 'Close Uploader' }).click()
    await expect.element(uploader()).not.toBeInTheDocument()
    window.history.back()
    await expect.element(urlField('a.png')).toHaveValue(storedPicture(1).url)
    expect(dropOn(page.getByRole('banner').element(), files)).toBe(true)
    expect(rows().elements()).toHaveLength(1)
    expect(location.search).toContain('app=uploader')
  })
})
