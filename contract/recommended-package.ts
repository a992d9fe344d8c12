/** The smallest package that covers what is missing, else the largest; undefined when none is sold. */
export function recommendedPackage<Package extends { credits: number }>(
  packages: readonly Package[],
  missingCredits: number,
): Package | undefined {
  const bySize = packages.toSorted((a, b) => a.credits - b.credits)
  return bySize.find(({ credits }) => credits >= missingCredits) ?? bySize.at(-1)
}
