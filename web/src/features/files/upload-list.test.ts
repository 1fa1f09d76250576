import { FILE_BYTES_MAX } from '@windhover/core/files/constants'
import type { UploadedFile } from '@windhover/core/files/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import type { UploadOptions } from '../../lib/upload-picture.ts'
import { createUploadList, type UploadList } from './upload-list.ts'

type Call = {
  readonly file: File
  readonly options: UploadOptions
  readonly succeed: (url: string) => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

// The network's part is played here; the real one is seen in the browser.
let calls: Call[]
let failures: string[]
let list: UploadList
beforeEach(() => {
  calls = []
  failures = []
  list = createUploadList({
    upload: (file, options) =>
      new Promise<UploadedFile>((resolve, reject) => {
        const settle = async (act: () => void) => {
          act()
          await vi.waitFor(() => {})
        }
        calls.push({
          file,
          options,
          succeed: (url) => settle(() => resolve({ url, pathname: '/x', contentType: 'image/png' })),
          fail: (error) => settle(() => reject(error)),
        })
      }),
    onFailed: (text, { name }) => failures.push(`${name}: ${text}`),
  })
})

const picture = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' })
const stages = () => list.current().map(({ stage }) => stage)
const names = () => stages().map(({ name }) => name)

describe('the list of uploads', () => {
  it('R1-229 has every file with its preview at once, before any of them is up', () => {
    list.add([picture('a.png'), picture('b.png')])
    expect(list.current().map(({ file }) => file.name)).toEqual(['a.png', 'b.png'])
    for (const { previewUrl } of list.current()) expect(previewUrl).toMatch(/^blob:/)
    expect(names()).toEqual(['uploading', 'uploading'])
  })

  it('R1-230 knows an address only when its upload is complete', async () => {
    list.add([picture('a.png')])
    calls[0]?.options.onProgress?.(1)
    expect(stages()).toEqual([{ name: 'uploading', share: 1 }])
    await calls[0]?.succeed('https://x.test/a.png')
    expect(stages()).toEqual([{ name: 'done', url: 'https://x.test/a.png' }])
  })

  it('sends three at a time and the next as soon as one is through', async () => {
    list.add(Array.from({ length: 5 }, (_, at) => picture(`${at}.png`)))
    expect(names()).toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting'])
    await calls[1]?.fail(new Error('no'))
    expect(names()).toEqual(['uploading', 'failed', 'uploading', 'uploading', 'waiting'])
  })

  it('R1-274 tells the words of the server, or its own where there are none', async () => {
    list.add([picture('a.png'), picture('b.png')])
    const said = { code: 'file/wrongType', text: 'Not that.', status: 415, retryable: false }
    await calls[0]?.fail(new ApiError({ ...said, fromServer: true }))
    await calls[1]?.fail(new ApiError({ ...said, text: 'Proxy', retryable: true }))
    expect(failures).toEqual(['a.png: Not that.', 'b.png: Failed to upload file, please try again!'])
    expect(stages()).toMatchObject([{ canRepeat: false }, { canRepeat: true }])
  })

  it('does not send what is too large', () => {
    list.add([picture('big.png', FILE_BYTES_MAX + 1)])
    expect(stages()).toEqual([
      { name: 'failed', text: 'File size should be less than 5MB', canRepeat: false },
    ])
    expect(calls).toEqual([])
    expect(failures).toEqual(['big.png: File size should be less than 5MB'])
  })

  it('tries again when asked', async () => {
    list.add([picture('a.png')])
    await calls[0]?.fail(new Error('no'))
    list.repeat(list.current()[0]?.id ?? 0)
    expect(names()).toEqual(['uploading'])
    await calls[1]?.succeed('https://x.test/a.png')
    expect(names()).toEqual(['done'])
  })

  it('R1-149 stops what is removed and says nothing of it', async () => {
    list.add([picture('a.png'), picture('b.png')])
    list.remove(list.current()[0]?.id ?? 0)
    expect(calls[0]?.options.signal?.aborted).toBe(true)
    await calls[0]?.fail(calls[0].options.signal?.reason)
    expect(list.current().map(({ file }) => file.name)).toEqual(['b.png'])
    expect(failures).toEqual([])
  })

  it('R1-150 is empty after it was cleared, whatever still comes', async () => {
    list.add(Array.from({ length: 5 }, (_, at) => picture(`${at}.png`)))
    list.clear()
    expect(calls.every(({ options }) => options.signal?.aborted)).toBe(true)
    await calls[0]?.succeed('https://x.test/late.png')
    expect(list.current()).toEqual([])
    expect(calls).toHaveLength(3)
  })

  it('tells those who look, until they look away', () => {
    const seen = vi.fn()
    const leave = list.subscribe(seen)
    list.add([picture('a.png')])
    const times = seen.mock.calls.length
    expect(times).toBeGreaterThan(0)
    leave()
    list.clear()
    expect(seen).toHaveBeenCalledTimes(times)
  })
})
