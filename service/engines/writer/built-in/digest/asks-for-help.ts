/** "… and what helps against it?" names nothing that an answer would have to say. */
export const asksForHelp =
  /^(?:helps?|works?|against|do|hilft|helfen|dagegen|tun|machen|faire|aide|contre|hacer|ayuda|contra|fare|aiuta|contro|fazer|ajuda|対策|対処)$/iu

/** "How do you fix it?", "wie geht man vor?": an answer says what to do, and need not call it so. */
export const asksForRemedy =
  /^(?:fix|solve|prevent|stop|proceed|handle|go|get|gehe?n?|geht|vor|vorgehen|beheben|lösen|verhindern|résoudre|réparer|procéder|éviter|remédier|arreglar?|arregla|soluciona\p{L}*|resolver|resuelve|evitar?|proceder?|risolvere?|risolve|rimediare|procedere|evitare|resolve|consertar|解決|直す|防ぐ)$/iu
