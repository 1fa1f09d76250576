import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listenOnSocket } from './listen-on-socket.ts'

let dir: string
const servers: Server[] = []
const listen = async (path: string, group: number | null = null) => {
  const server = createServer()
  servers.push(server)
  await listenOnSocket(server, { path, group, setting: 'SIGNER_SOCKET' })
}
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-socket-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) server.close()
  await rm(dir, { recursive: true })
})

describe('listenOnSocket', () => {
  it('is reachable for its own user only', async () => {
    const path = join(dir, 'run', 'signer.sock')
    await listen(path)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(join(dir, 'run'))).mode & 0o777).toBe(0o700)
  })

  it('is reachable for a group where one is named, and for nobody else', async () => {
    const path = join(dir, 'run', 'signer.sock')
    const group = process.getgid?.() ?? 0
    await listen(path, group)
    expect(await stat(path)).toMatchObject({
      gid: group,
      mode: expect.toSatisfy((mode) => (mode & 0o777) === 0o660),
    })
    expect((await stat(join(dir, 'run'))).mode & 0o777).toBe(0o750)
    await mkdir(join(dir, 'open'), { mode: 0o755 })
    await expect(listen(join(dir, 'open', 'signer.sock'), group)).rejects.toThrow('0750')
  })

  it('refuses a folder that others can enter', async () => {
    await mkdir(join(dir, 'open'), { mode: 0o755 })
    await expect(listen(join(dir, 'open', 'signer.sock'))).rejects.toThrow('0700')
  })

  it('takes the place of a killed process', async () => {
    const path = join(dir, 'signer.sock')
    const script = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect((await stat(path)).isSocket()).toBe(true)
    await listen(path)
  })

  it('never takes the place of a living process', async () => {
    const path = join(dir, 'signer.sock')
    await listen(path)
    await expect(listen(path)).rejects.toThrow('another process')
    expect((await stat(path)).isSocket()).toBe(true)
  })

  it('never removes a file that is no socket', async () => {
    const path = join(dir, 'signer.sock')
    await writeFile(path, 'precious')
    await expect(listen(path)).rejects.toThrow('no socket')
    expect((await stat(path)).size).toBe(8)
  })
})
