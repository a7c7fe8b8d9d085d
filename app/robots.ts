import type { MetadataRoute } from 'next'
import { previewLinkFolders } from '@/lib/routing/preview-link'
import { site } from '@/lib/site'

/** Public pages are open to every robot; the panel, links to drafts and the API are not for them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/', ...previewLinkFolders] },
    sitemap: `${site.origin}/sitemap.xml`,
  }
}
