import type { TokenDetails } from '@windhover/core/tokens/contract'
import { tokenErrors } from '@windhover/core/tokens/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import SearchX from 'lucide-react/icons/search-x'
import { errorText, isApiError } from '../../../lib/api/api-error.ts'
import { type TokenPlace, useOpenToken } from '../../../lib/open-token.ts'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useDetails } from '../api/read-details.ts'
import { pageCopy } from '../copy.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { TokenBody } from './token-body.tsx'
import { PlainHead, TokenHead } from './token-head.tsx'
import { NO_POSITION, usePosition } from './use-position.ts'

/** Everything about one token: its market, what the vault has of it, what to be careful about. */
export default function TokenPage() {
  const place = useOpenToken()
  if (place === null)
    return <EmptyState className="m-auto" title={pageCopy.noToken} hint={pageCopy.noTokenHint} />
  return <TokenAt key={`${place.chain}:${place.address}`} place={place} />
}

function TokenAt({ place }: { readonly place: TokenPlace }) {
  const { vault } = useSelectedVault()
  const { data, isPending, error, refetch } = useDetails(place)
  if (data === undefined) {
    return (
      <>
        <PlainHead />
        {isPending ? <PageSkeleton /> : <Failure error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
  return (
    <>
      <TokenHead token={data.passport.token} />
      {vault === null ? (
        <TokenBody details={data} vault={null} position={NO_POSITION} />
      ) : (
        <BodyOfVault details={data} vault={vault} />
      )}
    </>
  )
}

function BodyOfVault({ details, vault }: { readonly details: TokenDetails; readonly vault: VaultView }) {
  const position = usePosition(vault, details.passport.token)
  return <TokenBody details={details} vault={vault} position={position} />
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (isApiError(error, tokenErrors.notFound)) {
    return (
      <EmptyState
        className="m-auto"
        icon={<SearchX size={24} />}
        title={pageCopy.unknownToken}
        hint={pageCopy.unknownTokenHint}
      />
    )
  }
  return (
    <ErrorState
      layout="block"
      className="m-auto"
      message={errorText(error, pageCopy.failed)}
      onRetry={onRetry}
    />
  )
}
