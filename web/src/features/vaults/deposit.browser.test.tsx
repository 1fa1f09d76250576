import type { OwnerView } from '@windhover/core/authority/contract'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import type { SignedVault } from '@windhover/core/authority/vault-record'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepOwner } from '../../lib/authority/known-owner.ts'
import { OWNER_ID, ownerWithPasskey } from '../../testing/answers/owner.ts'
import { answerSigner, makeSigner, recordOf, type TestSigner } from '../../testing/answers/signer.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp, reopenApp } from '../../testing/open-app.tsx'
import type { StubServer } from '../../testing/stub-server.ts'

const code = (network: string) => page.getByRole('img', { name: new RegExp(`^QR code: ${network} address`) })
const toggle = (network: string) =>
  page.getByRole('button', { name: `QR code of ${network} address`, exact: true })

async function openDeposit(options: AppOptions = {}) {
  const opened = await openApp(options)
  await page.getByRole('button', { name: /, switch vault$/ }).click()
  await page.getByRole('menuitem', { name: 'Copy addresses' }).click()
  await expect.element(code('Solana')).toBeVisible()
  return opened
}

/** What a camera reads from the pixels that the browser draws. */
async function scan(network: string): Promise<string> {
  const svg = code(network).element()
  const { width, height } = svg.getBoundingClientRect()
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await picture.decode()
  const canvas = new OffscreenCanvas(width * 2, height * 2)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
}

it('R2-004 has a code for each address that a scanner reads to the letter, one at a time', async () => {
  const { server } = await openDeposit()
  const [vault] = server.recorded(vaultRoutes.listVaults)
  expect(await scan('Solana')).toBe(vault?.publicKey)
  await toggle('EVM').click()
  await expect.element(code('EVM')).toBeVisible()
  expect(code('Solana').elements()).toEqual([])
  expect(await scan('EVM')).toBe(vault?.ethAddress)
  await toggle('EVM').click()
  expect(page.getByRole('img', { name: /^QR code/ }).elements()).toEqual([])
})

it('is dark on white in the light theme as in the dark one', async () => {
  for (const theme of ['dark', 'light'] as const) {
    await openDeposit({ theme })
    const [ground, modules] = [...code('Solana').element().children].map(
      (part) => getComputedStyle(part).fill,
    )
    expect([ground, modules]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  }
})

const dialog = () => page.getByRole('dialog', { name: /^Deposit to / })
const REFUSED = 'These addresses could not be checked, so they are not shown.'

async function openUnchecked(options: AppOptions) {
  const opened = await openApp(options)
  await page.getByRole('button', { name: /, switch vault$/ }).click()
  await page.getByRole('menuitem', { name: 'Copy addresses' }).click()
  await expect.element(dialog()).toBeVisible()
  return opened
}

/** Nothing that anybody could pay into. */
function expectNoAddress(vault: VaultView) {
  const words = document.body.innerHTML
  for (const address of [vault.publicKey, vault.ethAddress]) expect(words).not.toContain(address)
  expect(page.getByRole('img', { name: /^QR code/ }).elements()).toEqual([])
  expect(dialog().getByRole('button', { name: /^Copy/ }).elements()).toEqual([])
}

const listed = (server: StubServer, vaultId: string) => {
  const [vault] = server.recorded(vaultRoutes.listVaults)
  return { ...vault, tokenId: vaultId } as VaultView
}

const INVENTED = '0x00000000000000000000000000000000deadbeef'

/** What a taken-over api tells in place of what the signer said. */
const LIES: readonly [string, (signer: TestSigner, vault: VaultView) => Promise<unknown>][] = [
  ['vault of another owner', (signer, vault) => signer.sign(recordOf(vault, { ownerId: 'c'.repeat(64) }))],
  ['vault of another number', (signer, vault) => signer.sign(recordOf(vault, { vaultId: '7' }))],
  ['record of another signer', async (_signer, vault) => (await makeSigner()).sign(recordOf(vault))],
  [
    'changed address',
    async (signer, vault) => {
      const { record, signature } = await signer.sign(recordOf(vault))
      return { record: { ...record, addresses: { ...record.addresses, hedera: INVENTED } }, signature }
    },
  ],
]

it.each(LIES)('shows no address of a %s, and does once the true one comes', async (_what, lie) => {
  const { server, vaultId } = await openUnchecked({
    before: async (stub, id) => {
      const signer = await answerSigner(stub)
      const told = (await lie(signer, listed(stub, id))) as SignedVault
      stub.answer(ownerRoutes.getOwner, { ...ownerWithPasskey(), vaults: [told] })
    },
  })
  await expect.element(dialog().getByText(REFUSED)).toBeVisible()
  expectNoAddress(listed(server, vaultId))
  const signer = await answerSigner(server)
  localStorage.setItem(`signer_key:${OWNER_ID}`, signer.publicKey)
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(code('Solana')).toBeVisible()
})

it('shows the addresses that the signer said, whatever the api lists', async () => {
  const { server, vaultId } = await openDeposit({
    before: async (stub, id) => {
      const signer = await answerSigner(stub)
      const vaults = [await signer.sign(recordOf(listed(stub, id)))]
      stub.answer(ownerRoutes.getOwner, { ...ownerWithPasskey(), vaults })
      stub.answer(vaultRoutes.listVaults, [{ ...listed(stub, id), ethAddress: INVENTED }])
    },
  })
  await toggle('EVM').click()
  expect(await scan('EVM')).toBe(listed(server, vaultId).ethAddress)
  expect(document.body.innerHTML).not.toContain(INVENTED)
})

it('refuses another key of the signer than the one it saw first', async () => {
  const { server, vaultId } = await openDeposit()
  await answerSigner(server)
  reopenApp()
  await page.getByRole('button', { name: /, switch vault$/ }).click()
  await page.getByRole('menuitem', { name: 'Copy addresses' }).click()
  await expect.element(dialog().getByText(/^The signer has another key than before/)).toBeVisible()
  expectNoAddress(listed(server, vaultId))
})

it('says what to do where the browser does not know whose vaults they are', async () => {
  const { server, vaultId } = await openUnchecked({ before: () => keepOwner(null) })
  await expect.element(dialog().getByText(/Sign in again with your passkey or wallet/)).toBeVisible()
  expectNoAddress(listed(server, vaultId))
})

it.each(SIZES)(
  'waits calmly and says why there is no address, on $viewport, in both themes',
  async (size) => {
    const held: { release?: (owner: OwnerView) => void } = {}
    const { server, vaultId } = await openUnchecked({
      ...size,
      before: (stub) => void Object.assign(held, stub.hold(ownerRoutes.getOwner)),
    })
    await expect.element(dialog().getByText('Checking the addresses')).toBeInTheDocument()
    expectNoAddress(listed(server, vaultId))
    await expectGoodLook('deposit-checking')
    held.release?.(ownerWithPasskey())
    await expect.element(dialog().getByText(REFUSED)).toBeVisible()
    await expectGoodLook('deposit-refused')
  },
  LOOK_WITHIN_MS,
)

it.each(SIZES)(
  'fits on $viewport, in both themes',
  async (size) => {
    await openDeposit(size)
    await expectGoodLook('deposit')
  },
  LOOK_WITHIN_MS,
)
