import type { SocialPreviewReport, StructuredDataReport } from '#contract/page-reports.ts'

/** A report of either tool. */
export type PageReport = StructuredDataReport | SocialPreviewReport

/** Characters of an image that is kept with its report. */
const maxPicture = 200_000

/** A report as it is kept: what was answered, without its large images. */
export function savedReport(report: PageReport): PageReport {
  if (!hasPictures(report)) return report
  return {
    ...report,
    pictures: report.pictures.map(({ data_url, ...picture }) => ({
      ...picture,
      ...(data_url !== undefined && data_url.length <= maxPicture && { data_url }),
    })),
  }
}

function hasPictures(report: PageReport): report is SocialPreviewReport {
  return 'networks' in report
}
