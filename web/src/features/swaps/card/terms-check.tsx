import { PROVIDER_TERMS, type Provider } from '@windhover/core/swaps/venues'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { providerCopy } from '../copy.ts'
import type { SwapTerms } from '../use-swap-terms.ts'

type TermsCheckProps = { readonly terms: SwapTerms; readonly provider: Provider }

export function TermsCheck({ terms, provider }: TermsCheckProps) {
  const { termsUrl, privacyUrl } = PROVIDER_TERMS[provider]
  return (
    <div className="mt-4 rounded-sm border bg-inset px-3 py-2.5 text-caption">
      <Checkbox
        checked={terms.isAgreed}
        onCheckedChange={terms.agree}
        label={
          <>
            {providerCopy.agree}
            <TextLink href={termsUrl} external>
              {providerCopy.terms}
            </TextLink>
            {providerCopy.and}
            <TextLink href={privacyUrl} external>
              {providerCopy.privacy}
            </TextLink>
          </>
        }
      />
    </div>
  )
}
