import { formatCount, type StatusPart } from '../health/status-part.ts'
import { getBalance } from './get-balance.ts'

export const creditStatus: StatusPart = async (ctx) => {
  const balance = await getBalance(ctx)
  return {
    area: {
      step: 10,
      id: 'credits',
      title: 'Credits',
      ready: balance.status === 'healthy',
      detail: `${formatCount(balance.credits)} available`,
      path: '/credits',
    },
    actions: [
      balance.status !== 'healthy' && {
        id: 'credits_low',
        priority: balance.status === 'empty' ? 1 : 3,
        title: balance.status === 'empty' ? 'Out of credits' : 'Credits are running low',
        detail: `${formatCount(balance.credits)} available, ${formatCount(balance.held)} reserved by running jobs.`,
        path: '/credits',
        count: balance.credits,
      },
    ],
  }
}
