import { fileRoutes } from '@windhover/core/files/contract'
import { describe, expect, it } from 'vitest'
import { storedPicture, takeUploads } from '../../testing/answers/files.ts'
import { refuseCopying } from '../../testing/clipboard.ts'
import {
  choose,
  notice,
  openUploader,
  row,
  samplePngs,
  uploader,
  urlField,
} from '../../testing/parts/uploader.ts'
import { eventually } from '../../testing/screen.ts'

const FAILED = 'Failed to upload file, please try again!'
const copyButton = () => uploader().getByRole('button', { name: 'Copy URL of a.png' })

describe('the uploader', () => {
  it('R1-148 R1-327 copies the URL and says so', async () => {
    await openUploader()
    await choose(await samplePngs(['a.png']))
    await copyButton().click()
    await expect.element(notice('URL copied to clipboard')).toBeVisible()
    await eventually(() => navigator.clipboard.readText()).toBe(storedPicture(1).url)
  })

  it('R1-326 says when it could not be copied', async () => {
    refuseCopying()
    await openUploader()
    await choose(await samplePngs(['a.png']))
    await copyButton().click()
    await expect.element(notice('Failed to copy')).toBeVisible()
  })

  it('R1-274 shows the server’s text, or its own where there is none, and tries again', async () => {
    const { server } = await openUploader()
    server.refuse(fileRoutes.upload, { error: 'The store is being moved.' })
    await choose(await samplePngs(['a.png']))
    await expect.element(notice('The store is being moved.')).toBeVisible()
    await expect.element(row('a.png').getByText('The store is being moved.')).toBeVisible()
    await expect.element(urlField('a.png')).not.toBeInTheDocument()
    server.breakDown(fileRoutes.upload)
    await choose(await samplePngs(['b.png']))
    await expect.element(notice(FAILED)).toBeVisible()

    server.breakDown(fileRoutes.upload, 502)
    await choose(await samplePngs(['c.png']))
    await expect.element(row('c.png').getByText(FAILED)).toBeVisible()
    takeUploads(server)
    await row('c.png').getByRole('button', { name: 'Try again to upload c.png' }).click()
    await expect.element(urlField('c.png')).toBeVisible()
  })
})
