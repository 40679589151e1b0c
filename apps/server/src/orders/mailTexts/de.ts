import type { OrderMailTexts } from './OrderMailTexts.ts';

export const de: OrderMailTexts = {
  soon: 'bald',
  toOrder: 'Zur Bestellung',
  said: 'Die Nachricht dazu:',
  ordered: 'Was bestellt wurde',
  coupon: (code) => `Gutschein ${code}`,
  quantity: (title, count) => `${title} × ${count}`,
  sum: 'Summe',
  mails: {
    placedBuyer: ({ title, until, isDated, isAsked }) => [
      'danke für Ihre Bestellung',
      `Sie haben „${title}“ bestellt, und Ihre Zahlung ist eingegangen.`,
      isAsked
        ? 'Bevor die Arbeit beginnt, sind noch Fragen offen: Bitte beantworten Sie sie auf der Seite der Bestellung. Die Lieferzeit läuft ab Ihren Antworten.'
        : isDated
          ? `Geliefert wird bis ${until}.`
          : 'Die Verkäuferin oder der Verkäufer weiß davon.',
      'Sobald geliefert ist, bekommen Sie eine Mail. Dann sehen Sie sich die Lieferung an und nehmen sie an oder sagen, was zu ändern ist.',
    ],
    placedSeller: ({ title, until, isDated }) => [
      'Sie haben eine neue Bestellung',
      `„${title}“ wurde bestellt.`,
      isDated
        ? `Bitte liefern Sie bis ${until}.`
        : 'Nach dem, was Sie wissen müssen, ist gefragt. Die Zeit läuft ab den Antworten.',
    ],
    answered: ({ title, until }) => [
      'Ihre Fragen sind beantwortet',
      `Was Sie für „${title}“ wissen müssen, ist da.`,
      `Bitte liefern Sie bis ${until}.`,
    ],
    started: ({ title, until }) => [
      'die Arbeit an Ihrer Bestellung hat begonnen',
      `Die Arbeit an „${title}“ hat begonnen. Geliefert wird bis ${until}.`,
    ],
    delivered: ({ title, until }) => [
      'Ihre Bestellung wurde geliefert',
      `„${title}“ wurde geliefert. Bitte sehen Sie sich die Lieferung bis ${until} an: Nehmen Sie sie an, oder sagen Sie, was zu ändern ist. Danach gilt sie als angenommen.`,
    ],
    revision: ({ title, until }) => [
      'eine Änderung ist gewünscht',
      `An „${title}“ soll bis ${until} etwas geändert werden.`,
    ],
    nothingDelivered: ({ title }) => [
      'es soll nichts geliefert worden sein',
      `Bei „${title}“ heißt es, mit der Lieferung sei noch nichts gekommen. Der Liefertermin bleibt, wie er war.`,
    ],
    accepted: ({ title }) => [
      'Ihre Lieferung wurde angenommen',
      `„${title}“ wurde angenommen. Die Bestellung ist abgeschlossen.`,
    ],
    acceptedBySilenceBuyer: ({ title }) => [
      'Ihre Bestellung ist abgeschlossen',
      `Die Zeit, sich „${title}“ anzusehen, ist vorbei: Die Lieferung gilt als angenommen, und die Bestellung ist abgeschlossen.`,
    ],
    acceptedBySilenceSeller: ({ title }) => [
      'Ihre Lieferung gilt als angenommen',
      `Zu „${title}“ kam in der Frist keine Antwort. Die Bestellung ist abgeschlossen.`,
    ],
    reviewExtended: ({ title, until }) => [
      'die Prüfung dauert länger',
      `„${title}“ wird bis spätestens ${until} geprüft.`,
    ],
    cancelledEarly: ({ title }) => [
      'eine Bestellung wurde storniert',
      `„${title}“ wurde storniert, bevor die Arbeit begonnen hatte. Das Geld geht zurück.`,
    ],
    cancelledLate: ({ title }) => [
      'eine Bestellung wurde storniert',
      `„${title}“ wurde storniert, weil die Lieferung überfällig war. Das Geld geht zurück.`,
    ],
    cancelledUnanswered: ({ title }) => [
      'Ihre Bestellung wurde storniert',
      `Für „${title}“ fehlten die Antworten, die für die Arbeit nötig sind. Darum wurde die Bestellung storniert. Sie bekommen Ihr ganzes Geld zurück.`,
    ],
    refunded: ({ title }) => [
      'Sie bekommen Ihr Geld zurück',
      `Was Sie für „${title}“ bezahlt haben, wird Ihnen zurückgegeben. Die Bestellung ist storniert.`,
    ],
    expiredBuyer: ({ title }) => [
      'Ihre Bestellung ist beendet',
      `Mit „${title}“ ist lange nichts geschehen. Die Bestellung ist storniert, und Sie bekommen Ihr ganzes Geld zurück.`,
    ],
    expiredSeller: ({ title }) => [
      'eine Bestellung ist beendet',
      `Mit „${title}“ ist lange nichts geschehen. Die Bestellung ist storniert, und das Geld geht zurück.`,
    ],
    lateBuyer: ({ title }) => [
      'Ihre Bestellung ist überfällig',
      `„${title}“ sollte inzwischen geliefert sein. Kommt die Lieferung nicht, können Sie stornieren und bekommen Ihr ganzes Geld zurück: Ab wann, steht auf der Seite der Bestellung.`,
    ],
    lateSeller: ({ title }) => [
      'eine Bestellung ist überfällig',
      `„${title}“ sollte inzwischen geliefert sein. Einen Tag danach kann die Bestellung storniert werden.`,
    ],
    answersWanted: ({ title }) => [
      'Ihre Antworten fehlen noch',
      `Bevor die Arbeit an „${title}“ beginnt, sind noch Fragen offen. Bitte beantworten Sie sie auf der Seite der Bestellung.`,
    ],
    dueSoon: ({ title, until }) => [
      'eine Bestellung ist bald fällig',
      `„${title}“ ist bis ${until} zu liefern.`,
    ],
    revisionDueSoon: ({ title, until }) => [
      'eine Bestellung ist bald fällig',
      `Was an „${title}“ zu ändern ist, ist am ${until} fällig.`,
    ],
    reviewWanted: ({ title, until }) => [
      'bitte sehen Sie sich die Lieferung an',
      `„${title}“ wurde geliefert. Am ${until} gilt die Lieferung als angenommen, wenn Sie nicht vorher sagen, dass etwas zu ändern ist.`,
    ],
    extensionProposed: ({ title, until }) => [
      'um mehr Zeit wird gebeten',
      `Die andere Seite schlägt für „${title}“ einen späteren Liefertermin vor.`,
      `Bitte antworten Sie bis ${until}. Wenn Sie nichts sagen, bleibt alles, wie es ist.`,
    ],
    cancellationProposed: ({ title, until, amount }) => [
      'es wird vorgeschlagen, eine Bestellung zu stornieren',
      `Die andere Seite schlägt vor, „${title}“ zu stornieren. Zurückgegeben würde ${amount ?? 'das ganze Geld'}.`,
      `Bitte antworten Sie bis ${until}. Wenn Sie nichts sagen, geht die Bestellung weiter.`,
    ],
    refundProposed: ({ title, until, amount }) => [
      'eine Erstattung wird vorgeschlagen',
      `Die andere Seite schlägt für „${title}“ eine Erstattung vor: ${amount ?? 'einen Teil des Geldes'}.`,
      `Bitte antworten Sie bis ${until}. Wenn Sie nichts sagen, bleibt alles, wie es ist.`,
    ],
    proposalAccepted: ({ title }) => [
      'Ihr Vorschlag wurde angenommen',
      `Was Sie für „${title}“ vorgeschlagen haben, wurde angenommen und gilt ab jetzt.`,
    ],
    proposalDeclined: ({ title }) => [
      'Ihr Vorschlag wurde abgelehnt',
      `Was Sie für „${title}“ vorgeschlagen haben, wurde abgelehnt. Die Bestellung geht weiter wie bisher.`,
    ],
    proposalWithdrawn: ({ title }) => [
      'ein Vorschlag wurde zurückgezogen',
      `Die andere Seite hat ihren Vorschlag zu „${title}“ zurückgezogen. Sie müssen nicht mehr antworten.`,
    ],
    proposalLapsed: ({ title }) => [
      'ein Vorschlag ist verfallen',
      `Auf den Vorschlag zu „${title}“ kam in der Frist keine Antwort. Die Bestellung geht weiter wie bisher.`,
    ],
    disputeOpened: ({ title, until }) => [
      'ein Streitfall wurde eröffnet',
      `Die andere Seite hat zu „${title}“ einen Streitfall eröffnet. Alle Fristen der Bestellung stehen still, und das Geld ruht.`,
      `Bitte sagen Sie bis ${until}, wie Sie es sehen. Danach wird nach dem entschieden, was vorliegt.`,
    ],
    disputeAnswered: ({ title }) => [
      'Ihr Streitfall wurde beantwortet',
      `Die andere Seite hat gesagt, wie sie „${title}“ sieht. Jetzt entscheiden die Leute, die den Markt betreiben, und sagen Ihnen beiden, warum.`,
    ],
    disputeWithdrawn: ({ title }) => [
      'ein Streitfall wurde zurückgezogen',
      `Die andere Seite hat den Streitfall zu „${title}“ zurückgezogen. Die Bestellung geht dort weiter, wo sie war.`,
    ],
    disputeDecided: ({ title, until, isDated, amount }) => [
      'ein Streitfall wurde entschieden',
      `Der Streitfall zu „${title}“ ist entschieden.${amount === null ? '' : ` Zurückgegeben wird ${amount}.`} Die Gründe stehen auf der Seite der Bestellung.`,
      ...(isDated
        ? [`Bis ${until} kann jede Seite einmal um eine andere Entscheidung bitten.`]
        : []),
    ],
    sentBackToWork: ({ title, until }) => [
      'die Arbeit an einer Bestellung geht weiter',
      `Die Leute, die den Markt betreiben, haben entschieden, dass die Arbeit an „${title}“ weitergeht. Geliefert wird bis ${until}. Die Gründe stehen auf der Seite der Bestellung.`,
    ],
    decisionTaken: ({ title, amount }) => [
      'was entschieden wurde, ist getan',
      `Um eine andere Entscheidung zu „${title}“ kann niemand mehr bitten: Was entschieden wurde, ist getan.${amount === null ? '' : ` Zurückgegeben wird ${amount}.`} Die Bestellung ist zu Ende.`,
    ],
    appealed: ({ title }) => [
      'um eine andere Entscheidung wird gebeten',
      `Die andere Seite ist mit der Entscheidung zu „${title}“ nicht einverstanden. Jemand anderes sieht sie sich an, und das Geld ruht bis dahin.`,
    ],
    cancelledByMarket: ({ title, amount }) => [
      'eine Bestellung wurde storniert',
      `Die Leute, die den Markt betreiben, haben „${title}“ storniert. Zurückgegeben wird ${amount ?? 'das ganze Geld'}.`,
    ],
    chargedBack: ({ title, amount }) => [
      'eine Zahlung wurde zurückgefordert',
      `Für „${title}“ wurde bei der Bank ${amount ?? 'das Geld'} zurückgefordert. Die Bestellung steht still, und das Geld ruht, bis die Bank entschieden hat.`,
      'Der Markt legt der Bank vor, was geschehen ist. Bitte stellen Sie auf die Seite der Bestellung, was sonst noch für Sie spricht.',
    ],
    chargebackWon: ({ title }) => [
      'eine Rückforderung wurde abgewiesen',
      `Die Bank hat zu „${title}“ für Sie entschieden. Die Bestellung geht dort weiter, wo sie war.`,
    ],
    chargebackLost: ({ title, amount }) => [
      'eine Rückforderung hatte Erfolg',
      `Die Bank hat zu „${title}“ gegen Sie entschieden: Zurück geht ${amount ?? 'das Geld'}. Die Bestellung ist storniert.`,
    ],
  },
};
