import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { revealVaultKeys } from '@windhover/testkit/test-signer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyForms, type Needle } from '../memory-dump/key-forms.ts'
import { listDescendants } from '../memory-dump/list-descendants.ts'
import { searchProcessMemory } from '../memory-dump/search-process-memory.ts'
import { launchBrowser, visit } from '../support/browser.ts'
import * as person from '../support/person.ts'
import type { TestProduct } from '../support/start-test-product.ts'

export function testKeysStayInSigner(given: () => TestProduct): void {
  describe('private keys', () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await launchBrowser()
    })
    afterAll(async () => {
      await browser?.close()
    })

    it('are nowhere in the memory of api, worker or browser while the vault is in use', async () => {
      const product = given()
      await visit(browser, 'keys-stay-in-signer', { origin: product.origin }, async ({ page }) => {
        await page.goto('/')
        await person.signUpWithPasskey(page)
        await person.openWorkspace(page)
        await person.openAccountMenuItem(page, 'Settings')
        await page.getByRole('button', { name: 'View', exact: true }).click()
        await expect
          .poll(() => page.getByRole('textbox', { name: 'Vault access key' }).inputValue())
          .toMatch(/^whk_/)

        const vaultId = await person.selectedVaultId(page)
        const keys = await revealVaultKeys(product.environmentOf('signer'), vaultId)
        const real: Needle[] = [
          { name: 'ed25519', key: keys.ed25519, publicKey: keys.ed25519Public },
          { name: 'secp256k1', key: keys.secp256k1 },
        ]
        const planted: Needle = { name: 'planted', key: randomBytes(32) }
        const sockets = await plantInServers(product, planted)
        await plantInPage(page, planted)

        const servers = ['api-1', 'api-2', 'worker-1', 'worker-2'].map((name) => ({
          name,
          pid: product.pid(name) ?? 0,
        }))
        const browsers = (await chromiumPids()).map((pid) => ({ name: 'chromium', pid }))
        const found: string[] = []
        const plantedIn = new Set<string>()
        for (const { name, pid } of [...servers, ...browsers]) {
          const { hits } = await searchProcessMemory(pid, [...real, planted])
          for (const hit of hits) {
            if (hit.needle === 'planted') plantedIn.add(name)
            else found.push(`${name} (${pid}): ${hit.needle} as ${hit.form} in ${hit.region}`)
          }
        }
        for (const socket of sockets) socket.destroy()
        // The search is believed only because it finds a key where one was put.
        expect([...plantedIn].sort()).toEqual(['api-1', 'api-2', 'chromium', 'worker-1', 'worker-2'])
        expect(found).toEqual([])
      })
    })
  })
}

/** A request that never ends keeps its headers and the part of its body that has come in memory. */
async function plantInServers(product: TestProduct, planted: Needle): Promise<Socket[]> {
  const ports = [
    ...product.instances.map((instance) => Number(new URL(instance).port)),
    ...product.workerHealthPorts,
  ]
  const texts = keyForms(planted).filter(({ form }) => /^(hex|base58|base64(url)?)$/.test(form))
  const headers = texts.map(({ form, bytes }) => `x-planted-${form}: ${bytes.toString('latin1')}`)
  return await Promise.all(
    ports.map(async (port) => {
      const socket = connect(port, '127.0.0.1')
      await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
      const head = [
        'POST /api/account/sign-out HTTP/1.1',
        'host: localhost',
        'content-length: 1000',
        ...headers,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(planted.key)
      return socket
    }),
  )
}

async function plantInPage(page: Page, planted: Needle): Promise<void> {
  await page.evaluate(
    ({ bytes, hex }) => {
      Object.assign(window, { planted: { binary: new Uint8Array(bytes), hex: `${hex}` } })
    },
    { bytes: [...planted.key], hex: Buffer.from(planted.key).toString('hex') },
  )
}

async function chromiumPids(): Promise<number[]> {
  const pids = await listDescendants(process.pid)
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return pids.filter((_, index) => commands[index]?.includes('chromium'))
}
