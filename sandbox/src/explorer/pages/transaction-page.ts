import { formatAmount } from '@windhover/core/money/format-amount'
import { showAmount } from '@windhover/core/money/show-amount'
import { shortenId, showParty, showWithSymbol } from '../describe-title.ts'
import { type Html, html } from '../html.ts'
import type { Account, Change, Fact, Party, Step, TransactionView, Transfer } from '../views.ts'
import { copy } from './copy.ts'
import { icons } from './icons.ts'
import { pageHref } from './links.ts'
import {
  card,
  copyButton,
  factList,
  figure,
  logo,
  type PageContext,
  partyLink,
  showAge,
  showTime,
  statusBadge,
  tokenName,
  usd,
} from './parts.ts'

const ACCOUNTS_SHOWN = 6

export function transactionPage(context: PageContext, view: TransactionView): Html {
  const { chain } = context
  // The last one that says something: what comes before it mostly prepares it.
  const opened = view.steps.findLastIndex((step) => step.arguments.length > 0)
  const decoded = view.steps.filter(({ isDecoded }) => isDecoded).length
  return html`<div class="head"><h1>${view.title}</h1>${statusBadge(view.isSuccess)}<span class="grow"></span>
<button class="button" type="button" hidden data-copy-link>${icons.link}${copy.copyLink}</button>
<a class="button" href="${pageHref(chain, 'transaction', view.id)}?format=raw">${icons.code}${copy.raw}</a></div>
<p class="id mono">${view.id}${copyButton(view.id, copy.copyId(view.idName))}</p>
<div class="columns"><div>
${factList(chain, factsOf(context, view))}
${card({ title: copy.transfers, note: view.transfers.length, body: transferTable(context, view) })}
${card({
  title: view.stepsTitle,
  note: copy.decoded(decoded, view.steps.length - decoded),
  body: html`<ol class="steps">${view.steps.map((step, index) => stepRow(step, index, index === opened))}</ol>`,
})}
</div><div>
${changesCard(context, view.changes)}
${accountsCard(context, view.accounts)}
</div></div>`
}

function factsOf({ nowMs, valueUsd }: PageContext, view: TransactionView): readonly Fact[] {
  const { facts } = copy
  return [
    { label: facts.status, value: view.status, tone: view.isSuccess ? 'up' : 'down' },
    {
      label: facts.block,
      value: Number(view.block).toLocaleString('en-US'),
      link: { page: 'block', id: view.block },
    },
    { label: facts.time, value: showTime(view.atMs), note: showAge(view.atMs, nowMs) },
    { label: facts.fee, value: showWithSymbol(view.fee), note: usd(valueUsd(view.fee, view.atMs)) },
    {
      label: facts.signer,
      value: showParty(view.signer),
      link: { page: 'account', id: view.signer.address },
    },
    ...view.facts,
    ...(view.reason === null ? [] : [{ label: facts.reason, value: view.reason }]),
  ]
}

function transferTable(context: PageContext, { transfers, atMs }: TransactionView): Html {
  if (transfers.length === 0) return html`<p class="empty">${copy.noTransfers}</p>`
  return html`<table><thead><tr><th scope="col">${copy.from}</th><th scope="col">${copy.to}</th><th scope="col" class="n">${copy.amount}</th><th scope="col" class="n">${copy.valueThen}</th></tr></thead>
<tbody>${transfers.map((transfer) => transferRow(context, transfer, atMs))}</tbody></table>`
}

function transferRow({ chain, valueUsd }: PageContext, { from, to, amount }: Transfer, atMs: number): Html {
  return html`<tr><td data-label="${copy.from}">${partyLink(chain, from)}</td><td data-label="${copy.to}">${partyLink(chain, to)}</td><td class="n" data-label="${copy.amount}"><span class="amount">${figure(amount)}${logo(amount.token, 18)}<span class="symbol t2">${tokenName(chain, amount.token)}</span></span></td><td class="n t3" data-label="${copy.valueThen}">${usd(valueUsd(amount, atMs))}</td></tr>`
}

function stepRow(step: Step, index: number, isOpen: boolean): Html {
  return html`<li><details${isOpen ? html` open` : null}><summary><span class="number">${index + 1}</span><span class="strong program">${step.program}</span><span class="sentence">${step.sentence}</span>${icons.down}</summary>
<div class="inside">${
    step.arguments.length === 0
      ? html`<p class="t3">${copy.noArguments}</p>`
      : html`<dl class="arguments">${step.arguments.map(
          ({ name, value, meaning }) =>
            html`<div><dt class="mono">${name}</dt><dd><span class="mono">${value}</span>${meaning === null ? null : html`<span class="t3">${meaning}</span>`}</dd></div>`,
        )}</dl>`
  }${step.inner.map(
    ({ program, sentence }) =>
      html`<p class="inner">${icons.inner}<span class="strong">${program}</span><span>${sentence}</span></p>`,
  )}</div></details></li>`
}

function changesCard(context: PageContext, changes: readonly Change[]): Html {
  const groups = [...Map.groupBy(changes, ({ owner }) => owner.address).values()]
  const [own = [], ...others] = groups
  const rest = others.map(
    (group) =>
      html`<h3>${group[0] ? partyLink(context.chain, group[0].owner) : null}</h3>${group.map(changeRow)}`,
  )
  return card({
    title: copy.changes,
    note: own[0] ? showParty(own[0].owner) : null,
    body: html`${own.map(changeRow)}${
      others.length === 0
        ? null
        : html`<details class="more"><summary>${copy.others(others.length)}</summary>${rest}</details>`
    }`,
  })
}

function changeRow({ amount, beforeRaw }: Change): Html {
  const { token, raw } = amount
  const sign = raw < 0n ? '−' : '+'
  const size = raw < 0n ? -raw : raw
  const path =
    beforeRaw === null
      ? token.name
      : `${showAmount(beforeRaw, token.decimals)} → ${showAmount(beforeRaw + raw, token.decimals)}`
  return html`<div class="row">${logo(token, 24)}<span class="grow"><span class="strong">${token.symbol}</span><span class="t3 num under">${path}</span></span><span class="strong num ${raw < 0n ? 'down' : 'up'}" title="${sign}${formatAmount(size, token.decimals)} ${token.symbol}">${sign}${showAmount(size, token.decimals)}</span></div>`
}

function accountsCard({ chain }: PageContext, accounts: readonly Account[]): Html {
  const row = ({ party, roles }: Account, index: number) =>
    html`<div class="row"><span class="number">${index + 1}</span><span class="grow">${accountName(chain, party)}</span>${roles.map((role) => html`<span class="badge">${role}</span>`)}</div>`
  const rows = accounts.map(row)
  const shown = Math.min(ACCOUNTS_SHOWN, rows.length)
  return card({
    title: copy.accounts,
    note: copy.someOf(shown, rows.length),
    body: html`${rows.slice(0, shown)}${
      rows.length > shown
        ? html`<details class="more"><summary>${copy.showRest(rows.length - shown)}</summary>${rows.slice(shown)}</details>`
        : null
    }`,
  })
}

function accountName(chain: PageContext['chain'], party: Party): Html {
  const href = pageHref(chain, 'account', party.address)
  const id = html`<span class="mono t3 under">${shortenId(party.address)}</span>`
  return party.name === null
    ? html`<a class="mono" href="${href}" title="${party.address}">${shortenId(party.address)}</a>`
    : html`<a class="strong" href="${href}" title="${party.address}">${party.name}</a>${id}`
}
