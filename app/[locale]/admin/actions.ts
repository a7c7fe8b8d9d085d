'use server'

import { redirect } from 'next/navigation'
import { signOut } from '@/lib/staff/sign-in/accounts'

/** Ends the session of whoever asks; nobody needs a permission to leave. */
export async function signOutAction(): Promise<never> {
  await signOut()
  redirect('/admin/login')
}
