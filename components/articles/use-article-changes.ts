'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { toast } from '#components/ui/toast.ts'
import type { Article } from '#contract/articles.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { ArticleActions } from './article-actions.ts'

/** The changes of one article's state, each telling how it went and bringing page and lists up to date. */
export function useArticleChanges(id: string, actions: ArticleActions) {
  const queryClient = useQueryClient()
  const router = useRouter()

  // An Undo of an earlier change must not outlive the next one.
  const toastId = `article-${id}`
  const refresh = () => {
    queryClient.invalidateQueries({ queryKey: operationQuery('getArticle', { params: { id } }).queryKey })
    queryClient.invalidateQueries({ queryKey: operationKey('listArticles') })
  }
  /** Puts the answer of a change where page and tray read it. */
  const show = (article: Article) => {
    queryClient.setQueryData(operationQuery('getArticle', { params: { id } }).queryKey, (old) => ({
      ...article,
      extraction_results: old?.extraction_results ?? article.extraction_results,
    }))
    queryClient.invalidateQueries({ queryKey: operationKey('listArticles') })
  }

  const schedule = async (at: string) => {
    const result = await actions.change(id, { action: 'schedule', at })
    if (!result.ok) {
      if (result.problem.kind === 'conflict') refresh()
      return result
    }
    show(result.data)
    toast.done('Scheduled', { id: toastId, action: { label: 'Undo', onClick: () => void unschedule() } })
    return result
  }
  const unschedule = async (at?: string) => {
    const result = await actions.change(id, { action: 'unschedule' })
    if (!result.ok) return toast.failed(result.problem.message)
    show(result.data)
    const undo =
      at && Date.parse(at) > Date.now() ? { label: 'Undo', onClick: () => void schedule(at) } : undefined
    toast.done('Unscheduled', { id: toastId, action: undo })
  }
  const publish = async () => {
    const result = await actions.publish(id)
    if (result.ok) toast.dismiss(toastId)
    // Refused, it is in another state than this page shows.
    if (result.ok || result.problem.kind === 'conflict') refresh()
    return result
  }
  const unpublish = async () => {
    const result = await actions.change(id, { action: 'unpublish' })
    if (!result.ok) return toast.failed(result.problem.message)
    show(result.data)
    toast.done('Unpublished', {
      id: toastId,
      action: { label: 'Undo', onClick: () => void publish() },
    })
  }
  const remove = async () => {
    const result = await actions.remove(id)
    if (!result.ok) return toast.failed(result.problem.message)
    toast.done('Article deleted', { id: toastId })
    queryClient.invalidateQueries({ queryKey: operationKey('listArticles') })
    router.replace('/articles')
  }
  /** This draft's text becomes the next version of `refreshed`, which is shown afterwards. */
  const replace = async (refreshed: string) => {
    const result = await actions.replace(refreshed, id)
    if (!result.ok) {
      refresh()
      return toast.failed(result.problem.message)
    }
    // The page of the article begins with the text that is cached, so none may be.
    for (const operation of ['getArticle', 'getDraft'] as const)
      queryClient.removeQueries(operationQuery(operation, { params: { id: refreshed } }))
    queryClient.invalidateQueries({ queryKey: operationKey('listArticles') })
    toast.done('The new text is in place', { id: toastId })
    router.replace(`/articles/${refreshed}`)
  }
  return { schedule, unschedule, publish, unpublish, replace, remove }
}

export type ArticleChanges = ReturnType<typeof useArticleChanges>
