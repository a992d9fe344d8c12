const split = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words by which English answers praise. */
export const praise = split(`
  accurate admired affordable amazing appealing attractive award awarded awards beautiful beloved best better brilliant
  celebrated clear clever comfortable compelling comprehensive consistent convenient delightful dependable durable easy
  effective efficient elegant enjoy enjoyable excellent exceptional expert fast fantastic favorite favourite flexible
  friendly generous good great happy helpful ideal impress impressed impressive improve improved improves innovative
  intuitive leader leading love loved loves modern outstanding perfect pleasant pleased polished popular positive
  powerful praise praised precise premium quick quiet recommend recommended recommends reliable reliably renowned
  reputable respected responsive rich robust satisfied secure sleek smart smooth solid stable strong stunning sturdy
  succeed success successful superb superior thorough top trusted trustworthy unmatched useful valuable versatile
  welcome winner winning wonderful worth`)

/** Words by which they find fault. */
export const blame = split(`
  abandoned annoying avoid awful bad breach broken buggy bugs clumsy clunky complain complained complaint complaints
  complicated concern concerns confusing controversial controversy costly crash crashes criticised criticism criticisms
  criticized cumbersome dated decline defective deficient difficult disappointed disappointing disappointment
  disappoints dislike drawback drawbacks expensive fail failed fails failure failures faulty flaw flawed flaws fragile
  fraud frustrated frustrating frustration hidden inaccurate inconsistent inferior issue issues lack lacking lacks
  lawsuit lawsuits limitation limitations limited mediocre messy misleading negative noisy outage outages outdated
  overpriced poor poorly problem problems recall recalled regret scam scandal slow sluggish steep struggle struggles
  terrible unhappy unhelpful unreliable unresponsive unsafe unstable useless vague weak weakness weaknesses worse worst`)

/** Words that turn the next few around. */
export const negations =
  split(`not no never none without hardly barely isn't wasn't aren't don't doesn't didn't can't
  cannot won't wouldn't shouldn't neither nor few less nothing`)
