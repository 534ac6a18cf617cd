import { TrashBar as TrashBar_02dc51104cc26f8fd9c2f17cfe63b41a } from '../../../parts/trash/admin/trash-bar.tsx'
import { Neighbours as Neighbours_4d264f8435e3c2764c88335805be1d7f } from '../../../catalogue/photo-grid/neighbours.tsx'
import { SiteLinks as SiteLinks_9b07b007632669c35a4e23a2fbf9739b } from '../../../parts/site-links/site-links.tsx'
import { TakeDown as TakeDown_71fec7e755fed67d092e47342065562d } from '../../../publishing/takedown/admin/take-down.tsx'
import { NameCell as NameCell_1184f063324b50a4bb2d4c0a4b24c0ef } from '../../../catalogue/photo-grid/list-parts.tsx'
import { DayCell as DayCell_7273fc93bd30343fd2414db0033ef167 } from '../../../parts/ui/cells.tsx'
import { CalendarField as CalendarField_07cfa4118948e20a2126a32c26075340 } from '../../../parts/fields/picked-date.tsx'
import { PictureCell as PictureCell_c7aea2a08733ded09a76f4c24cdc54d8 } from '../../../catalogue/media/picture-cell.tsx'
import { TermsCell as TermsCell_1184f063324b50a4bb2d4c0a4b24c0ef } from '../../../catalogue/photo-grid/list-parts.tsx'
import { MeasureInput as MeasureInput_e83da157a8d8ed56d48d21d8c378e6c2 } from '../../../catalogue/measures/measure-input.tsx'
import { Gallery as Gallery_91298cfd44e9f89c398150144415e993 } from '../../../catalogue/gallery/gallery.tsx'
import { VideoPreview as VideoPreview_61dab53f0b0f9c56c1328469a316b9a5 } from '../../../parts/reads/previews.tsx'
import { AirCell as AirCell_42fabc2c256122a42c060d5ba0e657d6 } from '../../../publishing/schedule/admin/air-cell.tsx'
import { PublishCheck as PublishCheck_ea1006079d2cb0a6a5f3b4a61149ac49 } from '../../../catalogue/publish-check/admin/publish-check.tsx'
import { AirNote as AirNote_3514003174b63d8f9bd421b15e9ce5bb } from '../../../publishing/schedule/admin/air-note.tsx'
import { AgencyTime as AgencyTime_07cfa4118948e20a2126a32c26075340 } from '../../../parts/fields/picked-date.tsx'
import { TalentNumbers as TalentNumbers_60e9895bfb290bd1e1e83805054ab87a } from '../../../catalogue/counts/admin/numbers.tsx'
import { SentIn as SentIn_724bc44042f2047264b7f0fa5157b42c } from '../../../packages/admin/sent-in.tsx'
import { RosterLink as RosterLink_1184f063324b50a4bb2d4c0a4b24c0ef } from '../../../catalogue/photo-grid/list-parts.tsx'
import { ExportLink as ExportLink_8f57add967dbe34cc96ef8121954cb01 } from '../../../inbox/admin/list-links.tsx'
import { MeasureRanges as MeasureRanges_ae988bcf2c3595a1743b91b082c237b2 } from '../../../catalogue/measure-ranges/measure-ranges.tsx'
import { PhotoGrid as PhotoGrid_58078b685107fceafd9419b3bfa7befa } from '../../../catalogue/photo-grid/photo-grid.tsx'
import { ListButton as ListButton_4ddd58ae26b84b68df6733b846b8f4a0 } from '../../../packages/admin/list-button.tsx'
import { EditSelected as EditSelected_30d45d957911f56a788e4127a5b2dce1 } from '../../../parts/bulk-edit/edit-selected.tsx'
import { DeleteSelected as DeleteSelected_725e7e4c6d23f1ee66002eab0fb473b4 } from '../../../parts/mass-deletion/delete-selected.tsx'
import { AskBeforeBack as AskBeforeBack_d7113784187b388d708b0443f070e6d8 } from '../../../parts/unsaved/leaving.tsx'
import { StayModified as StayModified_d7113784187b388d708b0443f070e6d8 } from '../../../parts/unsaved/leaving.tsx'
import { LockLabels as LockLabels_08cc240b4599dcbe9fbc8aaad930c821 } from '../../../parts/unsaved/lock-labels.tsx'
import { OwnValues as OwnValues_416bc14e32e0fb435411794196dc5155 } from '../../../parts/unsaved/own-values.tsx'
import { ToFirstError as ToFirstError_d7113784187b388d708b0443f070e6d8 } from '../../../parts/unsaved/leaving.tsx'
import { StatusNow as StatusNow_01b935a2e8ea3ea0296e649dc0f013e1 } from '../../../catalogue/publish-check/admin/live-check.tsx'
import { NewTitle as NewTitle_281a8082a61d73b41e3775b9aa9eeabe } from '../../../parts/ui/titles.tsx'
import { SaveWithFiles as SaveWithFiles_0d6b4efa08f2493a1fdc079c13ae8c5a } from '../../../catalogue/gallery/save-with-files.tsx'
import { History as History_2357c125527cc6b4c6b9934b1d21658c } from '../../../publishing/versions/admin/history.tsx'
import { Compare as Compare_7828ba28fbaf174d901c3e75b664eb03 } from '../../../catalogue/compare/compare.tsx'
import { Uses as Uses_034c38ebc405384fa854c5522fbf3496 } from '../../../catalogue/where-used/uses.tsx'
import { ReadableCell as ReadableCell_7273fc93bd30343fd2414db0033ef167 } from '../../../parts/ui/cells.tsx'
import { SaveButton as SaveButton_db7685ac4ad1a43d2e634aeed57d5500 } from '../../../parts/ui/buttons.tsx'
import { LabelledTitle as LabelledTitle_281a8082a61d73b41e3775b9aa9eeabe } from '../../../parts/ui/titles.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_0845a353d9264070ba278179fcf10317 } from '../../../content/articles/admin/paste-plugin.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Translate as Translate_d4b3058fc5eaee7869f897317ecb0881 } from '../../../content/posts/admin/translate.tsx'
import { ReplacedNote as ReplacedNote_1db8526ae666583d3fad9a467c73fa82 } from '../../../catalogue/media/replaced-note.tsx'
import { MediaLinks as MediaLinks_af78fd2ef803e1b064cf565c39e85444 } from '../../../catalogue/media-grid/pictures.tsx'
import { Pictures as Pictures_af78fd2ef803e1b064cf565c39e85444 } from '../../../catalogue/media-grid/pictures.tsx'
import { SubmittedText as SubmittedText_18cf447eab8625dd5575dd80bd7491f4 } from '../../../inbox/admin/submitted-text.tsx'
import { SentPackage as SentPackage_91b9fc43648fecebd441ea52ef8ae5b4 } from '../../../inbox/admin/made-of.tsx'
import { StatusCell as StatusCell_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { AssigneeCell as AssigneeCell_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { Assignee as Assignee_ee4ebc72268250d6dc812cf16f55d9b0 } from '../../../inbox/admin/people.tsx'
import { ReplyLink as ReplyLink_7abd5e78339974395c6df2633255397b } from '../../../inbox/admin/replies.tsx'
import { MarkSeen as MarkSeen_11d6e85bd299f7f072bee8c5abc65888 } from '../../../inbox/admin/reply-actions.tsx'
import { Mention as Mention_ee4ebc72268250d6dc812cf16f55d9b0 } from '../../../inbox/admin/people.tsx'
import { ForgetPerson as ForgetPerson_61d5773b6ca7831633e2593ac49cc211 } from '../../../inbox/admin/forget-person.tsx'
import { MakePackage as MakePackage_91b9fc43648fecebd441ea52ef8ae5b4 } from '../../../inbox/admin/made-of.tsx'
import { QuotedTalents as QuotedTalents_cebe423aa75434719bb6248015a5d53a } from '../../../inbox/admin/quoted-talents.tsx'
import { ApplicationPhotos as ApplicationPhotos_d7a2e0f7a3a2264dae2bca48ae02dbe7 } from '../../../inbox/admin/application-photos.tsx'
import { ApplicantCell as ApplicantCell_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { Answer as Answer_7abd5e78339974395c6df2633255397b } from '../../../inbox/admin/replies.tsx'
import { MakeTalent as MakeTalent_91b9fc43648fecebd441ea52ef8ae5b4 } from '../../../inbox/admin/made-of.tsx'
import { PackageAnswers as PackageAnswers_95e783d23b3df4e222dd2433de1f1311 } from '../../../packages/admin/answers.tsx'
import { PackageLinks as PackageLinks_fab706c717955274544420055caaacaa } from '../../../packages/admin/links.tsx'
import { PackageWarnings as PackageWarnings_37e1bd6ae2a9e231f7a37b406cea05bc } from '../../../packages/admin/warnings.tsx'
import { AddTalents as AddTalents_089f38b6dacd1e473c5bb579a0952642 } from '../../../packages/admin/add-talents.tsx'
import { TalentLabel as TalentLabel_4ae674b14a161a4ea6061f6044e00b89 } from '../../../packages/admin/talent-label.tsx'
import { KnownPeople as KnownPeople_32426860b4fdfcd0fd60091f3721456b } from '../../../packages/admin/known-people.tsx'
import { CloseOnceSaved as CloseOnceSaved_32426860b4fdfcd0fd60091f3721456b } from '../../../packages/admin/known-people.tsx'
import { EntryCell as EntryCell_28ee5dca4f7430e2e9b3e6dd6cac52be } from '../../../parts/audit/admin/list-parts.tsx'
import { MomentCell as MomentCell_7273fc93bd30343fd2414db0033ef167 } from '../../../parts/ui/cells.tsx'
import { JustDeleted as JustDeleted_8f57add967dbe34cc96ef8121954cb01 } from '../../../inbox/admin/list-links.tsx'
import { StaffName as StaffName_7273fc93bd30343fd2414db0033ef167 } from '../../../parts/ui/cells.tsx'
import { ApplicationName as ApplicationName_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { StoredReceipt as StoredReceipt_71fec7e755fed67d092e47342065562d } from '../../../publishing/takedown/admin/take-down.tsx'
import { WhereCell as WhereCell_28ee5dca4f7430e2e9b3e6dd6cac52be } from '../../../parts/audit/admin/list-parts.tsx'
import { FieldsCell as FieldsCell_28ee5dca4f7430e2e9b3e6dd6cac52be } from '../../../parts/audit/admin/list-parts.tsx'
import { Filters as Filters_28ee5dca4f7430e2e9b3e6dd6cac52be } from '../../../parts/audit/admin/list-parts.tsx'
import { CurrentPassword as CurrentPassword_87768500333ef823cb91f6668c2f8804 } from '../../../accounts/admin/current-password.tsx'
import { StateCell as StateCell_8444da0705de8e2666540de264bf27d3 } from '../../../accounts/admin/invite.tsx'
import { SecondStepLink as SecondStepLink_4146aafe0de60e2856e9381c81e9eb50 } from '../../../accounts/admin/own-account.tsx'
import { Sessions as Sessions_4146aafe0de60e2856e9381c81e9eb50 } from '../../../accounts/admin/own-account.tsx'
import { InviteAgain as InviteAgain_8444da0705de8e2666540de264bf27d3 } from '../../../accounts/admin/invite.tsx'
import { Invite as Invite_8444da0705de8e2666540de264bf27d3 } from '../../../accounts/admin/invite.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { ContactPreview as ContactPreview_61dab53f0b0f9c56c1328469a316b9a5 } from '../../../parts/reads/previews.tsx'
import { AccentField as AccentField_f60bd01459c1f7ad346bd08f52a190c4 } from '../../../content/agency/admin/looks-fields.tsx'
import { MarkField as MarkField_f60bd01459c1f7ad346bd08f52a190c4 } from '../../../content/agency/admin/looks-fields.tsx'
import { MenuDescription as MenuDescription_8efc3ea76bc64314db02ef8b1ccaa237 } from '../../../content/texts/admin/menu-description.tsx'
import { PageLabel as PageLabel_769d4d58e104713ccd9eafea87213156 } from '../../../content/texts/admin/menu-count.tsx'
import { Icon as Icon_d9655645118c640fc1a6abdd06dec0e1 } from '../../../boot/brand/brand.tsx'
import { Logo as Logo_d9655645118c640fc1a6abdd06dec0e1 } from '../../../boot/brand/brand.tsx'
import { Greeting as Greeting_01e6202ea2ff476f64fea58f11b4f3af } from '../../../boot/dashboard/dashboard.tsx'
import { WaitingDeletions as WaitingDeletions_c8d8fdd70427d504c26095d9daacbf1e } from '../../../boot/dashboard/waiting-deletions.tsx'
import { Unguarded as Unguarded_01e6202ea2ff476f64fea58f11b4f3af } from '../../../boot/dashboard/dashboard.tsx'
import { Today as Today_23652c15ecfc81a97dfcf4b0fc1ea803 } from '../../../inbox/admin/today.tsx'
import { Agenda as Agenda_83c2a0ee8d2ad740d57d08cc6cc9cc18 } from '../../../inbox/admin/agenda.tsx'
import { Catalogue as Catalogue_01e6202ea2ff476f64fea58f11b4f3af } from '../../../boot/dashboard/dashboard.tsx'
import { MostSeen as MostSeen_60e9895bfb290bd1e1e83805054ab87a } from '../../../catalogue/counts/admin/numbers.tsx'
import { UnusedNotice as UnusedNotice_b8500696577df1b3a50678631a909962 } from '../../../erasure/unused-media.tsx'
import { LastBackup as LastBackup_01e6202ea2ff476f64fea58f11b4f3af } from '../../../boot/dashboard/dashboard.tsx'
import { RosterLinks as RosterLinks_01e6202ea2ff476f64fea58f11b4f3af } from '../../../boot/dashboard/dashboard.tsx'
import { OpenNav as OpenNav_5a04c0a2fcfd01d371747b7e954566a3 } from '../../../boot/open-nav.tsx'
import { KeepState as KeepState_d7113784187b388d708b0443f070e6d8 } from '../../../parts/unsaved/leaving.tsx'
import { AskBeforeUncut as AskBeforeUncut_d7113784187b388d708b0443f070e6d8 } from '../../../parts/unsaved/leaving.tsx'
import { CloseTopmost as CloseTopmost_d7113784187b388d708b0443f070e6d8 } from '../../../parts/unsaved/leaving.tsx'
import { SessionOver as SessionOver_68d31bd868164f6f07a676b7696ddfd9 } from '../../../accounts/session-over/session-over.tsx'
import { ToastTexts as ToastTexts_7cd085b729589caa57039a7cab67f9ad } from '../../../parts/texts/toast-texts.tsx'
import { TranslateLabels as TranslateLabels_3da5df19ac34adea079dfc82408a3a10 } from '../../../parts/texts/translate-labels.tsx'
import { RosterView as RosterView_b7c1febd9347b81a04f09886975a9d43 } from '../../../roster/admin/roster-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/parts/trash/admin/trash-bar.tsx#TrashBar": TrashBar_02dc51104cc26f8fd9c2f17cfe63b41a,
  "/catalogue/photo-grid/neighbours.tsx#Neighbours": Neighbours_4d264f8435e3c2764c88335805be1d7f,
  "/parts/site-links/site-links.tsx#SiteLinks": SiteLinks_9b07b007632669c35a4e23a2fbf9739b,
  "/publishing/takedown/admin/take-down.tsx#TakeDown": TakeDown_71fec7e755fed67d092e47342065562d,
  "/catalogue/photo-grid/list-parts.tsx#NameCell": NameCell_1184f063324b50a4bb2d4c0a4b24c0ef,
  "/parts/ui/cells.tsx#DayCell": DayCell_7273fc93bd30343fd2414db0033ef167,
  "/parts/fields/picked-date.tsx#CalendarField": CalendarField_07cfa4118948e20a2126a32c26075340,
  "/catalogue/media/picture-cell.tsx#PictureCell": PictureCell_c7aea2a08733ded09a76f4c24cdc54d8,
  "/catalogue/photo-grid/list-parts.tsx#TermsCell": TermsCell_1184f063324b50a4bb2d4c0a4b24c0ef,
  "/catalogue/measures/measure-input.tsx#MeasureInput": MeasureInput_e83da157a8d8ed56d48d21d8c378e6c2,
  "/catalogue/gallery/gallery.tsx#Gallery": Gallery_91298cfd44e9f89c398150144415e993,
  "/parts/reads/previews.tsx#VideoPreview": VideoPreview_61dab53f0b0f9c56c1328469a316b9a5,
  "/publishing/schedule/admin/air-cell.tsx#AirCell": AirCell_42fabc2c256122a42c060d5ba0e657d6,
  "/catalogue/publish-check/admin/publish-check.tsx#PublishCheck": PublishCheck_ea1006079d2cb0a6a5f3b4a61149ac49,
  "/publishing/schedule/admin/air-note.tsx#AirNote": AirNote_3514003174b63d8f9bd421b15e9ce5bb,
  "/parts/fields/picked-date.tsx#AgencyTime": AgencyTime_07cfa4118948e20a2126a32c26075340,
  "/catalogue/counts/admin/numbers.tsx#TalentNumbers": TalentNumbers_60e9895bfb290bd1e1e83805054ab87a,
  "/packages/admin/sent-in.tsx#SentIn": SentIn_724bc44042f2047264b7f0fa5157b42c,
  "/catalogue/photo-grid/list-parts.tsx#RosterLink": RosterLink_1184f063324b50a4bb2d4c0a4b24c0ef,
  "/inbox/admin/list-links.tsx#ExportLink": ExportLink_8f57add967dbe34cc96ef8121954cb01,
  "/catalogue/measure-ranges/measure-ranges.tsx#MeasureRanges": MeasureRanges_ae988bcf2c3595a1743b91b082c237b2,
  "/catalogue/photo-grid/photo-grid.tsx#PhotoGrid": PhotoGrid_58078b685107fceafd9419b3bfa7befa,
  "/packages/admin/list-button.tsx#ListButton": ListButton_4ddd58ae26b84b68df6733b846b8f4a0,
  "/parts/bulk-edit/edit-selected.tsx#EditSelected": EditSelected_30d45d957911f56a788e4127a5b2dce1,
  "/parts/mass-deletion/delete-selected.tsx#DeleteSelected": DeleteSelected_725e7e4c6d23f1ee66002eab0fb473b4,
  "/parts/unsaved/leaving.tsx#AskBeforeBack": AskBeforeBack_d7113784187b388d708b0443f070e6d8,
  "/parts/unsaved/leaving.tsx#StayModified": StayModified_d7113784187b388d708b0443f070e6d8,
  "/parts/unsaved/lock-labels.tsx#LockLabels": LockLabels_08cc240b4599dcbe9fbc8aaad930c821,
  "/parts/unsaved/own-values.tsx#OwnValues": OwnValues_416bc14e32e0fb435411794196dc5155,
  "/parts/unsaved/leaving.tsx#ToFirstError": ToFirstError_d7113784187b388d708b0443f070e6d8,
  "/catalogue/publish-check/admin/live-check.tsx#StatusNow": StatusNow_01b935a2e8ea3ea0296e649dc0f013e1,
  "/parts/ui/titles.tsx#NewTitle": NewTitle_281a8082a61d73b41e3775b9aa9eeabe,
  "/catalogue/gallery/save-with-files.tsx#SaveWithFiles": SaveWithFiles_0d6b4efa08f2493a1fdc079c13ae8c5a,
  "/publishing/versions/admin/history.tsx#History": History_2357c125527cc6b4c6b9934b1d21658c,
  "/catalogue/compare/compare.tsx#Compare": Compare_7828ba28fbaf174d901c3e75b664eb03,
  "/catalogue/where-used/uses.tsx#Uses": Uses_034c38ebc405384fa854c5522fbf3496,
  "/parts/ui/cells.tsx#ReadableCell": ReadableCell_7273fc93bd30343fd2414db0033ef167,
  "/parts/ui/buttons.tsx#SaveButton": SaveButton_db7685ac4ad1a43d2e634aeed57d5500,
  "/parts/ui/titles.tsx#LabelledTitle": LabelledTitle_281a8082a61d73b41e3775b9aa9eeabe,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/articles/admin/paste-plugin.tsx#PasteFeatureClient": PasteFeatureClient_0845a353d9264070ba278179fcf10317,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/posts/admin/translate.tsx#Translate": Translate_d4b3058fc5eaee7869f897317ecb0881,
  "/catalogue/media/replaced-note.tsx#ReplacedNote": ReplacedNote_1db8526ae666583d3fad9a467c73fa82,
  "/catalogue/media-grid/pictures.tsx#MediaLinks": MediaLinks_af78fd2ef803e1b064cf565c39e85444,
  "/catalogue/media-grid/pictures.tsx#Pictures": Pictures_af78fd2ef803e1b064cf565c39e85444,
  "/inbox/admin/submitted-text.tsx#SubmittedText": SubmittedText_18cf447eab8625dd5575dd80bd7491f4,
  "/inbox/admin/made-of.tsx#SentPackage": SentPackage_91b9fc43648fecebd441ea52ef8ae5b4,
  "/inbox/admin/cells.tsx#StatusCell": StatusCell_9c8369eda1595740c0e3426b04434f1e,
  "/inbox/admin/cells.tsx#AssigneeCell": AssigneeCell_9c8369eda1595740c0e3426b04434f1e,
  "/inbox/admin/people.tsx#Assignee": Assignee_ee4ebc72268250d6dc812cf16f55d9b0,
  "/inbox/admin/replies.tsx#ReplyLink": ReplyLink_7abd5e78339974395c6df2633255397b,
  "/inbox/admin/reply-actions.tsx#MarkSeen": MarkSeen_11d6e85bd299f7f072bee8c5abc65888,
  "/inbox/admin/people.tsx#Mention": Mention_ee4ebc72268250d6dc812cf16f55d9b0,
  "/inbox/admin/forget-person.tsx#ForgetPerson": ForgetPerson_61d5773b6ca7831633e2593ac49cc211,
  "/inbox/admin/made-of.tsx#MakePackage": MakePackage_91b9fc43648fecebd441ea52ef8ae5b4,
  "/inbox/admin/quoted-talents.tsx#QuotedTalents": QuotedTalents_cebe423aa75434719bb6248015a5d53a,
  "/inbox/admin/application-photos.tsx#ApplicationPhotos": ApplicationPhotos_d7a2e0f7a3a2264dae2bca48ae02dbe7,
  "/inbox/admin/cells.tsx#ApplicantCell": ApplicantCell_9c8369eda1595740c0e3426b04434f1e,
  "/inbox/admin/replies.tsx#Answer": Answer_7abd5e78339974395c6df2633255397b,
  "/inbox/admin/made-of.tsx#MakeTalent": MakeTalent_91b9fc43648fecebd441ea52ef8ae5b4,
  "/packages/admin/answers.tsx#PackageAnswers": PackageAnswers_95e783d23b3df4e222dd2433de1f1311,
  "/packages/admin/links.tsx#PackageLinks": PackageLinks_fab706c717955274544420055caaacaa,
  "/packages/admin/warnings.tsx#PackageWarnings": PackageWarnings_37e1bd6ae2a9e231f7a37b406cea05bc,
  "/packages/admin/add-talents.tsx#AddTalents": AddTalents_089f38b6dacd1e473c5bb579a0952642,
  "/packages/admin/talent-label.tsx#TalentLabel": TalentLabel_4ae674b14a161a4ea6061f6044e00b89,
  "/packages/admin/known-people.tsx#KnownPeople": KnownPeople_32426860b4fdfcd0fd60091f3721456b,
  "/packages/admin/known-people.tsx#CloseOnceSaved": CloseOnceSaved_32426860b4fdfcd0fd60091f3721456b,
  "/parts/audit/admin/list-parts.tsx#EntryCell": EntryCell_28ee5dca4f7430e2e9b3e6dd6cac52be,
  "/parts/ui/cells.tsx#MomentCell": MomentCell_7273fc93bd30343fd2414db0033ef167,
  "/inbox/admin/list-links.tsx#JustDeleted": JustDeleted_8f57add967dbe34cc96ef8121954cb01,
  "/parts/ui/cells.tsx#StaffName": StaffName_7273fc93bd30343fd2414db0033ef167,
  "/inbox/admin/cells.tsx#ApplicationName": ApplicationName_9c8369eda1595740c0e3426b04434f1e,
  "/publishing/takedown/admin/take-down.tsx#StoredReceipt": StoredReceipt_71fec7e755fed67d092e47342065562d,
  "/parts/audit/admin/list-parts.tsx#WhereCell": WhereCell_28ee5dca4f7430e2e9b3e6dd6cac52be,
  "/parts/audit/admin/list-parts.tsx#FieldsCell": FieldsCell_28ee5dca4f7430e2e9b3e6dd6cac52be,
  "/parts/audit/admin/list-parts.tsx#Filters": Filters_28ee5dca4f7430e2e9b3e6dd6cac52be,
  "/accounts/admin/current-password.tsx#CurrentPassword": CurrentPassword_87768500333ef823cb91f6668c2f8804,
  "/accounts/admin/invite.tsx#StateCell": StateCell_8444da0705de8e2666540de264bf27d3,
  "/accounts/admin/own-account.tsx#SecondStepLink": SecondStepLink_4146aafe0de60e2856e9381c81e9eb50,
  "/accounts/admin/own-account.tsx#Sessions": Sessions_4146aafe0de60e2856e9381c81e9eb50,
  "/accounts/admin/invite.tsx#InviteAgain": InviteAgain_8444da0705de8e2666540de264bf27d3,
  "/accounts/admin/invite.tsx#Invite": Invite_8444da0705de8e2666540de264bf27d3,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/parts/reads/previews.tsx#ContactPreview": ContactPreview_61dab53f0b0f9c56c1328469a316b9a5,
  "/content/agency/admin/looks-fields.tsx#AccentField": AccentField_f60bd01459c1f7ad346bd08f52a190c4,
  "/content/agency/admin/looks-fields.tsx#MarkField": MarkField_f60bd01459c1f7ad346bd08f52a190c4,
  "/content/texts/admin/menu-description.tsx#MenuDescription": MenuDescription_8efc3ea76bc64314db02ef8b1ccaa237,
  "/content/texts/admin/menu-count.tsx#PageLabel": PageLabel_769d4d58e104713ccd9eafea87213156,
  "/boot/brand/brand.tsx#Icon": Icon_d9655645118c640fc1a6abdd06dec0e1,
  "/boot/brand/brand.tsx#Logo": Logo_d9655645118c640fc1a6abdd06dec0e1,
  "/boot/dashboard/dashboard.tsx#Greeting": Greeting_01e6202ea2ff476f64fea58f11b4f3af,
  "/boot/dashboard/waiting-deletions.tsx#WaitingDeletions": WaitingDeletions_c8d8fdd70427d504c26095d9daacbf1e,
  "/boot/dashboard/dashboard.tsx#Unguarded": Unguarded_01e6202ea2ff476f64fea58f11b4f3af,
  "/inbox/admin/today.tsx#Today": Today_23652c15ecfc81a97dfcf4b0fc1ea803,
  "/inbox/admin/agenda.tsx#Agenda": Agenda_83c2a0ee8d2ad740d57d08cc6cc9cc18,
  "/boot/dashboard/dashboard.tsx#Catalogue": Catalogue_01e6202ea2ff476f64fea58f11b4f3af,
  "/catalogue/counts/admin/numbers.tsx#MostSeen": MostSeen_60e9895bfb290bd1e1e83805054ab87a,
  "/erasure/unused-media.tsx#UnusedNotice": UnusedNotice_b8500696577df1b3a50678631a909962,
  "/boot/dashboard/dashboard.tsx#LastBackup": LastBackup_01e6202ea2ff476f64fea58f11b4f3af,
  "/boot/dashboard/dashboard.tsx#RosterLinks": RosterLinks_01e6202ea2ff476f64fea58f11b4f3af,
  "/boot/open-nav.tsx#OpenNav": OpenNav_5a04c0a2fcfd01d371747b7e954566a3,
  "/parts/unsaved/leaving.tsx#KeepState": KeepState_d7113784187b388d708b0443f070e6d8,
  "/parts/unsaved/leaving.tsx#AskBeforeUncut": AskBeforeUncut_d7113784187b388d708b0443f070e6d8,
  "/parts/unsaved/leaving.tsx#CloseTopmost": CloseTopmost_d7113784187b388d708b0443f070e6d8,
  "/accounts/session-over/session-over.tsx#SessionOver": SessionOver_68d31bd868164f6f07a676b7696ddfd9,
  "/parts/texts/toast-texts.tsx#ToastTexts": ToastTexts_7cd085b729589caa57039a7cab67f9ad,
  "/parts/texts/translate-labels.tsx#TranslateLabels": TranslateLabels_3da5df19ac34adea079dfc82408a3a10,
  "/roster/admin/roster-view.tsx#RosterView": RosterView_b7c1febd9347b81a04f09886975a9d43,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
