import Box from 'lucide-react/icons/box'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Laptop from 'lucide-react/icons/laptop'
import UserKey from 'lucide-react/icons/user-key'
import X from 'lucide-react/icons/x'
import type { FeatureIcon } from '../../../lib/feature.ts'
import { Address } from '../../../ui/address.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { proofCopy } from './copy.ts'
import type { LinkName, ShownFact, ShownLink } from './shown-link.ts'

const ICONS: Readonly<Record<LinkName, FeatureIcon>> = {
  owner: UserKey,
  device: Laptop,
  approval: Check,
  transaction: Box,
}

type ProofLinkProps = {
  readonly name: LinkName
  readonly link: ShownLink | { readonly why: string }
  readonly isLast: boolean
}

export function ProofLink({ name, link, isLast }: ProofLinkProps) {
  const isBroken = 'why' in link
  return (
    <li className="flex gap-4 max-md:gap-3 @max-narrow/panel:gap-3">
      <LinkMark name={name} isBroken={isBroken} isLast={isLast} />
      <Card
        padded={false}
        className={cx('mb-3 min-w-0 flex-1 px-3.5 py-2.5', isBroken && 'border-warn-line bg-warn-soft')}
      >
        {isBroken ? <BrokenWords name={name} why={link.why} /> : <LinkWords link={link} />}
      </Card>
    </li>
  )
}

/** The line leads to the next link, and is green only where this one holds. */
function LinkMark({ name, isBroken, isLast }: { name: LinkName; isBroken: boolean; isLast: boolean }) {
  const Icon = ICONS[name]
  const Mark = isBroken ? X : Check
  return (
    <span className="flex flex-none flex-col items-center">
      <span className="relative">
        <IconTile>
          <Icon size={16} />
        </IconTile>
        <span
          aria-hidden="true"
          className={cx(
            'absolute -right-1.5 -bottom-1.5 grid size-4 place-items-center rounded-full text-canvas ring-2 ring-surface',
            isBroken ? 'bg-warn' : 'bg-up',
          )}
        >
          <Mark size={9} className="stroke-[3.5]" />
        </span>
      </span>
      {!isLast && (
        <span
          aria-hidden="true"
          className={cx('mt-2 mb-1 w-px flex-1', isBroken ? 'bg-warn-line' : 'bg-up')}
        />
      )}
    </span>
  )
}

function BrokenWords({ name, why }: { name: LinkName; why: string }) {
  return (
    <>
      <h4 className="text-caption font-regular text-2">{proofCopy.names[name]}</h4>
      <p className="font-semibold">{proofCopy.broken}</p>
      <p className="mt-1 text-caption wrap-anywhere">{why}</p>
    </>
  )
}

function LinkWords({ link }: { link: ShownLink }) {
  const { label, who, what, at, facts, signed } = link
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 text-caption text-3">
        <h4 className="text-caption font-regular">
          {label}
          <VisuallyHidden>{`, ${proofCopy.holds}`}</VisuallyHidden>
        </h4>
        {at !== null && <span className="num flex-none">{at}</span>}
      </div>
      <p className="mt-px wrap-anywhere">
        <strong className="font-semibold">{who}</strong> <span className="text-2">{what}</span>
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-x-4.5 gap-y-0.5 text-caption">
        {facts.map((fact) => (
          <Fact key={`${fact.name} ${fact.value}`} {...fact} />
        ))}
      </ul>
      {signed !== undefined && <Signed {...signed} />}
    </>
  )
}

function Fact({ name, value, copyLabel }: ShownFact) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <span className="flex-none text-3">{name}</span>
      {copyLabel === undefined ? (
        <span className="num min-w-0 wrap-anywhere text-2">{value}</span>
      ) : (
        <Address value={value} head={value.startsWith('0x') ? 6 : 4} tail={4} copy copyLabel={copyLabel} />
      )}
    </li>
  )
}

function Signed({ title, fields }: NonNullable<ShownLink['signed']>) {
  return (
    <details className="group mt-2.5 rounded-sm border bg-inset px-3 text-caption">
      <summary className="touch-target flex min-h-9 cursor-pointer list-none items-center justify-between text-3 hover:text-1 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown size={14} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <dl className="mono grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 pb-2.5 leading-5">
        {fields.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-3">{name}</dt>
            <dd className="wrap-anywhere text-2">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
