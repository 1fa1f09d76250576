import Rocket from 'lucide-react/icons/rocket'
import { EmptyState } from '../../../ui/empty-state.tsx'

export function NotYet({ sentence }: { readonly sentence: string }) {
  return <EmptyState className="m-auto" icon={<Rocket size={24} />} title={sentence} />
}
