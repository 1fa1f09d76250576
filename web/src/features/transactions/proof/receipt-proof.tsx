import type { IntentView } from '@windhover/core/transactions/contract'
import type { CheckedProof } from '@windhover/signer/proof/check-proof'
import { errorText } from '../../../lib/api/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useCheckedProof } from '../api/check-proof.ts'
import { receiptCopy } from '../copy.ts'
import { proofCopy } from './copy.ts'
import { isProgram } from './describe-device.ts'
import { describeLink } from './describe-link.ts'
import { holdAgainst, linkNames } from './hold-against.ts'
import { KeepProof } from './keep-proof.tsx'
import { ProofBanner } from './proof-banner.tsx'
import { ProofLink } from './proof-link.tsx'

/** Who authorised a transaction that the network has confirmed, checked in this browser. */
export default function ReceiptProof({ view }: { view: IntentView }) {
  const { data, error, isFetching, refetch } = useCheckedProof(view.intent.id)
  if (error !== null)
    return (
      <ErrorState
        message={errorText(error, proofCopy.loadFailed)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <SkeletonRows rows={4} rowHeight={84} label={receiptCopy.loadingProof} />
  const { text, checked, known } = data
  return (
    <>
      {checked === null ? (
        <ProofBanner isGood={false} title={proofCopy.notAProof} detail={proofCopy.changed} />
      ) : (
        <Chain checked={{ ...checked, links: holdAgainst(checked, view, known) }} view={view} />
      )}
      <KeepProof view={view} text={text} />
    </>
  )
}

function Chain({ checked, view }: { checked: CheckedProof; view: IntentView }) {
  const { links } = checked
  const names = linkNames(links)
  return (
    <>
      <Verdict links={links} />
      <ol aria-label={proofCopy.links}>
        {names.map((name) => (
          <ProofLink
            key={name}
            name={name}
            link={describeLink(name, checked, view)}
            isLast={name === names.at(-1)}
          />
        ))}
      </ol>
    </>
  )
}

function Verdict({ links }: Pick<CheckedProof, 'links'>) {
  const names = linkNames(links)
  const broken = names.filter((name) => !links[name].holds)
  const count = proofCopy.hold(names.length - broken.length, names.length)
  if (broken.length > 0) {
    const detail = proofCopy.doNotHold(broken.map((name) => proofCopy.namesInSentence[name]))
    return <ProofBanner isGood={false} title={proofCopy.notProven} detail={detail} count={count} />
  }
  const device = links.device.holds ? links.device.seen : null
  const who = isProgram(device) ? (device?.name ?? proofCopy.program) : proofCopy.you
  return <ProofBanner isGood title={proofCopy.authorised(who)} detail={proofCopy.checkedHere} count={count} />
}
