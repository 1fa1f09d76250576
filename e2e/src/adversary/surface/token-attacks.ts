import { setTimeout as sleep } from 'node:timers/promises'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import { cardsIn, shownOn } from '../world/person.ts'
import { allow, openCard, type SurfaceFamily } from './surface-family.ts'

const FORGED = { approvalToken: 'A'.repeat(43) }
/** Longer than this nobody waits for a card to run out; those are tried at the end of the round. */
const WAITS_MAX_MS = 8_000

/** Tokens that were good for something else, somewhere else, or some other time. */
export const TOKEN_ATTACKS: readonly SurfaceFamily[] = [
  {
    name: 'replayed approval',
    play: async (attack) => {
      const open = await openCard(attack)
      if (open === null) return
      const { person, card } = open
      const cards = cardsIn(person.browser, person.vaultId)
      if (attack.scene.mayPay) {
        const end = allow(attack, open)
        await cards.approve(card.proposalId, card)
        for (let times = 0; times < 3; times += 1) attack.tried(await cards.approve(card.proposalId, card))
        end()
        return
      }
      await cards.reject(card.proposalId)
      attack.tried(await cards.approve(card.proposalId, card))
    },
  },
  {
    name: 'double submit',
    play: async (attack) => {
      const open = await openCard(attack)
      if (open === null) return
      const { person, card } = open
      const cards = cardsIn(person.browser, person.vaultId)
      const end = attack.scene.mayPay ? allow(attack, open) : () => {}
      const press = attack.scene.mayPay ? card : { ...card, ...FORGED }
      const replies = await Promise.all([1, 2, 3, 4].map(() => cards.approve(card.proposalId, press)))
      for (const reply of replies) attack.tried(reply)
      end()
    },
  },
  {
    name: 'token of another card',
    play: async (attack) => {
      const [one, other] = await Promise.all([openCard(attack), openCard(attack)])
      if (one === null || other === null) return
      const { person } = one
      const cards = cardsIn(person.browser, person.vaultId)
      const { approvalToken } = one.card
      const { proposalId, actionHash } = other.card
      attack.tried(await cards.approve(proposalId, { ...other.card, approvalToken }))
      attack.tried(await cards.approve(proposalId, one.card))
      attack.tried(await cards.approve(one.card.proposalId, { ...one.card, actionHash }))
    },
  },
  {
    name: 'token of another session',
    play: async (attack) => {
      const open = await openCard(attack)
      if (open === null) return
      const { person, card } = open
      const elsewhere = cardsIn(person.otherBrowser, person.vaultId)
      attack.tried(await elsewhere.approve(card.proposalId, card))
      const seen = await elsewhere.get(card.proposalId)
      if (seen !== null) attack.tried(await elsewhere.approve(card.proposalId, seen))
    },
  },
  {
    name: 'approved by a second user',
    play: async (attack) => {
      const open = await openCard(attack)
      if (open === null) return
      const { mallory } = attack.scene.people
      const { card, person } = open
      attack.tried(await cardsIn(mallory.browser, mallory.vaultId).approve(card.proposalId, card))
      attack.tried(await cardsIn(mallory.browser, person.vaultId).approve(card.proposalId, card))
      const seen = await cardsIn(mallory.browser, mallory.vaultId).get(card.proposalId)
      if (seen !== null)
        attack.tried(await cardsIn(mallory.browser, mallory.vaultId).approve(card.proposalId, seen))
    },
  },
  {
    name: 'token of another vault',
    play: async (attack) => {
      const { mallory } = attack.scene.people
      const [hers, theirs] = await Promise.all([openCard(attack, mallory), openCard(attack)])
      if (hers === null || theirs === null) return
      const { proposalId } = theirs.card
      const press = { ...theirs.card, approvalToken: hers.card.approvalToken }
      attack.tried(await cardsIn(mallory.browser, mallory.vaultId).approve(proposalId, press))
      attack.tried(await cardsIn(mallory.browser, theirs.person.vaultId).approve(proposalId, press))
      attack.tried(await cardsIn(theirs.person.browser, theirs.person.vaultId).approve(proposalId, press))
    },
  },
  {
    name: 'forged token',
    play: async (attack) => {
      const open = await openCard(attack)
      if (open === null) return
      const { card, person } = open
      const cards = cardsIn(person.browser, person.vaultId)
      const token = card.approvalToken ?? ''
      for (const approvalToken of [
        '',
        token.slice(0, -1),
        `${token}A`,
        token.toLowerCase(),
        card.actionHash,
        'null',
      ])
        attack.tried(await cards.approve(card.proposalId, { ...card, approvalToken }))
    },
  },
  {
    name: 'expired approval',
    play: async (attack) => {
      const open = await openCard(attack)
      if (open === null) return
      const { card, person } = open
      const waitMs = new Date(card.expiresAt).getTime() - Date.now() + 50
      const late = async () => {
        attack.tried(await cardsIn(person.browser, person.vaultId).approve(card.proposalId, card))
      }
      if (waitMs > WAITS_MAX_MS) attack.arena.later.push({ atMs: Date.now() + waitMs, play: late })
      else await sleep(Math.max(0, waitMs)).then(late)
    },
  },
  {
    name: 'old token on a revised card',
    play: async (attack) => {
      const open = await openCard(attack)
      if (open === null) return
      const { card, person } = open
      const cards = cardsIn(person.browser, person.vaultId)
      const to = attack.scene.thief.solana
      const revised = await cards.revise(
        card.proposalId,
        attack.scene.draw.pick<object>([{ to }, { amount: '0.05' }, { to, amount: '1' }]),
      )
      attack.tried(await cards.approve(card.proposalId, card))
      if (revised.status !== 200) return
      const renewed = revised.body as unknown as ProposalView
      const { proposalId } = renewed
      attack.tried(await cards.approve(proposalId, { ...renewed, approvalToken: card.approvalToken }))
      attack.tried(await cards.approve(proposalId, card))
    },
  },
  {
    name: 'payload swapped at the press',
    play: async (attack) => {
      const open = await openCard(attack)
      if (open === null) return
      const { card, person } = open
      const cards = cardsIn(person.browser, person.vaultId)
      const intent = { ...shownOn(card).intent, to: attack.scene.thief.solana, amountRaw: '1000000000' }
      const swapped = { intent, to: attack.scene.thief.solana, amount: 'all', body: intent }
      const other = { ...card, actionHash: 'f'.repeat(64) }
      attack.tried(await cards.approve(card.proposalId, other, swapped))
      if (!attack.scene.mayPay) return
      const end = allow(attack, open)
      attack.tried(await cards.approve(card.proposalId, card, swapped))
      end()
    },
  },
  {
    name: 'revised while pressing',
    play: async (attack) => {
      if (!attack.scene.mayPay) return
      const open = await openCard(attack)
      if (open === null) return
      const { card, person } = open
      const cards = cardsIn(person.browser, person.vaultId)
      const end = allow(attack, open)
      const [pressed, revised] = await Promise.all([
        cards.approve(card.proposalId, card),
        cards.revise(card.proposalId, { to: attack.scene.thief.solana }),
      ])
      attack.tried(pressed)
      attack.tried(revised)
      end()
    },
  },
]
