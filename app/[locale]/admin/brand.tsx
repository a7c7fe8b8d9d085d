import { Logo } from '@/components/layout/logo'
import { site } from '@/lib/site'

/** Mark and name of the operator, as the panel shows them. */
export function Brand() {
  return (
    <>
      <Logo className="size-9" />
      <span>{site.name}</span>
    </>
  )
}
