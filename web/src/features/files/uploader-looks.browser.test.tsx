import { fileRoutes } from '@windhover/core/files/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { storedPicture } from '../../testing/answers/files.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import {
  carry,
  choose,
  dropArea,
  openUploader,
  pickInDialog,
  removeButton,
  row,
  rows,
  samplePngs,
  uploader,
  urlField,
} from '../../testing/parts/uploader.ts'
import { eventually, press } from '../../testing/screen.ts'

const LONG = `${'a-very-long-name-without-any-place-to-break-'.repeat(4)}.png`

describe('the look of the uploader', () => {
  it.each(SIZES)(
    'is right when empty, at work, failed and with a name of any length: $viewport',
    { timeout: LOOK_WITHIN_MS },
    async (size) => {
      const { server } = await openUploader(size)
      await expectGoodLook('uploader-empty')

      await choose(await samplePngs(['kestrel.png', LONG]))
      await expect.element(urlField('kestrel.png')).toBeVisible()
      await expect.element(urlField(LONG)).toBeVisible()
      const { release } = server.hold(fileRoutes.upload)
      const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' })
      await choose([large, ...(await samplePngs(['on-its-way.png']))])
      await expect.element(row('large.png').getByText('File size should be less than 5MB')).toBeVisible()
      // By key: what lies below the notice would show its name to a pointer.
      ;(page.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement).focus()
      await press('{Enter}')
      await expect.element(row('on-its-way.png').getByRole('progressbar')).toBeVisible()
      await expectGoodLook('uploader-full')

      const dataTransfer = carry(await samplePngs(['x.png']))
      dropArea()
        .element()
        .dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
      await expect.element(uploader().getByText('Drop to upload')).toBeVisible()
      await expectGoodLook('uploader-over')
      release(storedPicture(9))
    },
  )

  it('is worked by the keyboard alone, and the focus is never lost', async () => {
    await openUploader()
    pickInDialog(await samplePngs(['a.png', 'b.png']))
    await eventually(() => {
      // The workspace puts the focus on the heading of a panel that has just opened.
      ;(dropArea().element() as HTMLElement).focus()
      return document.activeElement === dropArea().element()
    }).toBe(true)
    await press('{Enter}')
    await expect.element(urlField('b.png')).toBeVisible()
    ;(removeButton('a.png').element() as HTMLElement).focus()
    await press('{Enter}')
    await eventually(() => rows().elements().length).toBe(1)
    await expect.element(removeButton('b.png')).toHaveFocus()
    await press('{Enter}')
    await eventually(() => rows().elements().length).toBe(0)
    await expect.element(dropArea()).toHaveFocus()
  })
})
