import { type ProofFile, proofText } from '@windhover/core/authority/proof-file'
import { SIGNER_KEY_PATH } from '@windhover/core/authority/vault-record'
import type { IntentView } from '@windhover/core/transactions/contract'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import { proofRoutes } from '@windhover/core/transactions/proof-contract'
import { checkProof } from '@windhover/signer/proof/check-proof'
import { describe, expect, it, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { keepOwner } from '../../lib/authority/known-owner.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { textsOf, tryAgainAfter } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'
import { makeIntent } from './__fixtures__/make-intent.ts'
import { makeProven, type ProofName, type Proven } from './__fixtures__/make-proven.ts'
import proofs from './__fixtures__/proofs.json'

const { getProof } = proofRoutes
const panel = () => page.getByRole('region', { name: 'Activity app', exact: true })
const linkOf = (receipt: Locator, name: string) =>
  receipt
    .getByRole('list', { name: 'Links of the proof' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) })

/** Its words in one line. */
const says = (part: Locator, words: string) =>
  expect.poll(() => textsOf(part).join(' ').replaceAll(/\s+/g, ' ')).toContain(words)

function answerList(server: StubServer, view: IntentView): void {
  server.answer(transactionRoutes.listIntents, ({ query }) => ({
    intents: query.get('group') === 'waiting' ? [] : [view],
    nextCursor: null,
  }))
}

const asFile = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } })

async function openProof(view: IntentView, options: AppOptions = {}): Promise<Locator> {
  await openApp({
    ...options,
    at: '?app=activity',
    before: async (server, vaultId) => {
      answerList(server, view)
      await options.before?.(server, vaultId)
    },
  })
  await panel().getByRole('listitem').getByRole('button', { expanded: false }).click()
  const receipt = panel().getByRole('region', { name: /^Receipt of / })
  await receipt.getByRole('tab', { name: 'Proof' }).click()
  return receipt
}

const openProven = (proven: Proven, options: AppOptions = {}) =>
  openProof(proven.view, {
    ...options,
    before: (server) => {
      knowItsOwner(server, proven)
      server.answer(getProof, () => asFile(proven.text))
    },
  })

/** In a browser that knows owner and signer. */
function knowItsOwner(server: StubServer, { ownerId, signerKey }: Proven): void {
  keepOwner(ownerId)
  server.serveFile(SIGNER_KEY_PATH, signerKey)
}

const NAMES = Object.keys(proofs) as ProofName[]

function isWhole(text: string): boolean {
  try {
    return Object.values(checkProof(text).links).every(({ holds }) => holds)
  } catch {
    return false
  }
}

describe('the check, in a browser', () => {
  it.each(NAMES)('finds that every link of %s holds', (name) => {
    expect(isWhole(makeProven(name).text)).toBe(true)
  })

  it.each(NAMES)('does not take %s with a byte changed', (name) => {
    const { text } = makeProven(name)
    // Each letter in turn would take minutes: these lie all over the file.
    for (let at = 0; at < text.length; at += 97) {
      const letter = text[at] === '1' ? '2' : '1'
      const bent = text.slice(0, at) + letter + text.slice(at + 1)
      expect(isWhole(bent), `letter ${at}`).toBe(false)
    }
  })
})

it.each(SIZES)(
  'shows each link that was checked, and what it allowed, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const receipt = await openProven(makeProven('swap'), size)
    await expect.element(receipt.getByText('You authorised this payment')).toBeVisible()
    const checked = 'Each link below was checked on this device just now.'
    await expect.element(receipt.getByText(checked)).toBeVisible()
    await expect.element(receipt.getByText('4 of 4 links hold')).toBeVisible()
    const owner = linkOf(receipt, 'Owner')
    await says(owner, 'MacBook passkey is an owner of Vault #1042')
    await says(owner, 'Origin windhover.example')
    const device = linkOf(receipt, 'Device')
    await says(device, 'Chrome on macOS was lent limited power')
    await says(device, '$750 a transaction, $2,000 a day')
    await says(device, 'trades, transfers, orders')
    const approval = linkOf(receipt, 'Approval')
    await says(approval, 'You pressed Approve for exactly this trade')
    await says(approval, 'Send 0.0007 USDC')
    await says(approval, 'Valid for 60 s, once')
    await approval.getByText('What the device signed').click()
    await expect.element(approval.getByText('approval/1, world practice')).toBeVisible()
    await says(linkOf(receipt, 'Transaction'), 'Landed once on Ethereum')
    await says(linkOf(receipt, 'Transaction'), 'Value leaving $421.05')
    await expectGoodLook('receipt-proof')
  },
)

it('is kept letter by letter, with the command that checks it', async () => {
  const proven = makeProven('swap')
  const files: Blob[] = []
  const names: string[] = []
  const saved = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:none'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const receipt = await openProven(proven)
  try {
    await receipt.getByRole('button', { name: 'Download proof' }).click()
  } finally {
    saved.mockRestore()
    click.mockRestore()
  }
  const name = `proof-${proven.view.transactionId?.slice(2, 8)}.json`
  expect(names).toEqual([name])
  expect(await files[0]?.text()).toBe(proven.text)
  await receipt.getByRole('button', { name: 'Copy command' }).click()
  await expect.poll(() => navigator.clipboard.readText()).toBe(`npm run proof:verify ${name}`)
  const explorer = receipt.getByRole('link', { name: /^View on/ })
  await expect.element(explorer).toHaveAttribute('href', proven.view.explorerUrl)
})

it.each([
  ['wallet', 'Owner', 'Ethereum wallet'],
  ['guest', 'Owner', 'Key of a browser'],
  ['recovered', 'Owner', 'became an owner of Vault #1042 by a recovery code'],
  ['envelope', 'Approval', 'You allowed trades like this before this one was made'],
  ['envelope', 'Approval', 'At most 2 trades'],
  ['order', 'Transaction', 'Filled once on Ethereum'],
  ['steps', 'Transaction', 'Also signed an allowance for the exchange'],
  ['transfer', 'Approval', 'for exactly this transfer'],
] as const)('tells of %s at its %s: %s', async (name, link, words) => {
  const receipt = await openProven(makeProven(name))
  await says(linkOf(receipt, link), words)
})

it('has no device where the owner agreed without one', async () => {
  const receipt = await openProven(makeProven('wallet'))
  await expect.element(receipt.getByText('3 of 3 links hold')).toBeVisible()
  expect(linkOf(receipt, 'Device').query()).toBeNull()
  await expect.element(receipt.getByText('What the owner signed')).toBeVisible()
})

it.each(SIZES)('has room for long names, $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  const receipt = await openProven(makeProven('long'), size)
  await expect.element(receipt.getByText('4 of 4 links hold')).toBeVisible()
  await expectGoodLook('receipt-proof-long')
})

/** As a server would answer that puts another intent into a file. */
function withMoreSent({ text }: Proven): string {
  const file = JSON.parse(text) as ProofFile
  return proofText({ ...file, intent: { ...file.intent, sellAmountRaw: '701' } as ProofFile['intent'] })
}

it.each(SIZES)('says which link does not hold, $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  const proven = makeProven('swap')
  const receipt = await openProven({ ...proven, text: withMoreSent(proven) }, size)
  await says(receipt.getByRole('alert'), 'This payment is not proven')
  await says(receipt.getByRole('alert'), '1 of 4 links hold')
  const approval = linkOf(receipt, 'Approval')
  await says(approval, 'The intent is not the one that was approved.')
  await expectGoodLook('receipt-proof-broken')
})

it('does not take the proof of another payment, or of a transaction that is not this one', async () => {
  const { text } = makeProven('transfer')
  const other = await openProven({ ...makeProven('swap'), text })
  await says(linkOf(other, 'Approval'), 'This is the proof of another payment.')
  const proven = makeProven('swap')
  const view = { ...proven.view, transactionId: `0x${'ab'.repeat(32)}` }
  const receipt = await openProven({ ...proven, view })
  await expect.element(receipt.getByText('3 of 4 links hold')).toBeVisible()
  const words = 'The transaction of this receipt is not among those that were signed.'
  await says(linkOf(receipt, 'Transaction'), words)
})

it.each([
  [{ ownerId: 'c'.repeat(64) }, 'The proof names another owner than the one this browser knows.'],
  [{ signerKey: 'd'.repeat(64) }, 'The record was not signed by the signer this browser knows.'],
])('does not take a good proof of somebody else: %o', async (known, words) => {
  const receipt = await openProven({ ...makeProven('swap'), ...known })
  await says(receipt.getByRole('alert'), 'The owner does not hold.')
  await says(linkOf(receipt, 'Owner'), words)
  await expect.element(receipt.getByText('3 of 4 links hold')).toBeVisible()
})

it('takes nothing of a file that was changed', async () => {
  const proven = makeProven('swap')
  const text = proven.text.replace('Chrome on macOS', 'Chrome on macOZ')
  const receipt = await openProven({ ...proven, text })
  await says(receipt.getByRole('alert'), 'This is not a proof')
  expect(receipt.getByText(/links hold/).query()).toBeNull()
})

it('says when there is none yet, and when there never will be one', async () => {
  const waiting = await openProof(makeIntent({ state: 'SUBMITTED' }))
  await expect.element(waiting.getByText(/^There is no proof yet\./)).toBeVisible()
  const failed = await openProof(makeIntent({ state: 'FAILED' }))
  await expect.element(failed.getByText(/^There is no proof: /)).toBeVisible()
})

it('speaks of a program where a program approved', async () => {
  const receipt = await openProven(makeProven('program'))
  await expect.element(receipt.getByText('rebalancer authorised this payment')).toBeVisible()
  await expect.element(receipt.getByText('4 of 4 links hold')).toBeVisible()
  await expect.element(receipt.getByText('What the program said with its API key')).toBeVisible()
})

it('says when it could not be loaded, and asks again', async () => {
  const proven = makeProven('swap')
  let isDown = true
  const receipt = await openProof(proven.view, {
    before: (server) => {
      knowItsOwner(server, proven)
      server.answer(getProof, () => (isDown ? new Response('', { status: 409 }) : asFile(proven.text)))
    },
  })
  const comeUp = () => {
    isDown = false
  }
  await tryAgainAfter(comeUp, receipt.getByRole('button', { name: 'Try again' }))
  await expect.element(receipt.getByText('4 of 4 links hold')).toBeVisible()
})

it('is being checked until it was', async () => {
  const proven = makeProven('swap')
  const held: { release: (answer: Response) => void }[] = []
  const receipt = await openProof(proven.view, {
    before: (server) => {
      knowItsOwner(server, proven)
      held.push(server.hold(getProof))
    },
  })
  await expect.element(receipt.getByText('Checking the proof')).toBeInTheDocument()
  for (const { release } of held) release(asFile(proven.text))
  await expect.element(receipt.getByText('4 of 4 links hold')).toBeVisible()
})
