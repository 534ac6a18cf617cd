import { TrashBar as TrashBar_0d5d9957ec134544e26413c7f32cde23 } from '../../../components/trash/trash-bar.tsx'
import { Neighbours as Neighbours_0fad493ae3ae8f7dceb5494209bdf145 } from '../../../components/faces/neighbours.tsx'
import { SiteLinks as SiteLinks_99bb1b75d1c63fc9902699a19c9a3c61 } from '../../../components/site-links/site-links.tsx'
import { TakeDown as TakeDown_74da5778cb1ebbedda17d04741dd01f5 } from '../../../components/takedown/take-down.tsx'
import { NameCell as NameCell_12508c07e5b2253e71f4aeafdd7d95f9 } from '../../../components/faces/name-cell.tsx'
import { PictureCell as PictureCell_f8f5c5643444a56fbae3f749a8bc930e } from '../../../components/ui/picture-cell.tsx'
import { MeasureInput as MeasureInput_7fb2cfb92c80e3fc4e343fa60cae5bf6 } from '../../../components/measures/measure-input.tsx'
import { Gallery as Gallery_f3519222648ec5f171ae5e78b5ceea9e } from '../../../components/gallery/gallery.tsx'
import { VideoShown as VideoShown_7e950ad656cbd85a2993b881b2d8d890 } from '../../../components/reads/video-shown.tsx'
import { AirCell as AirCell_478ebca77ebec5b74e208ad74bb815b9 } from '../../../components/schedule/air-cell.tsx'
import { PublishCheck as PublishCheck_5983ff8c73d880a630276c95eeb90c80 } from '../../../components/publish-check/publish-check.tsx'
import { AirNote as AirNote_323fbdddac9fcafdfe3282895a10d820 } from '../../../components/schedule/air-note.tsx'
import { AgencyTime as AgencyTime_4038ee71017557ca879380d7e0350078 } from '../../../components/schedule/agency-time.tsx'
import { TalentNumbers as TalentNumbers_25faa491ab0da7767eb00afce46bf121 } from '../../../components/numbers/talent-numbers.tsx'
import { RosterLink as RosterLink_c03e137dae9f02b2fbb596ae4ca34153 } from '../../../components/roster/roster-link.tsx'
import { Faces as Faces_3df87b86a488b897f168b7081e6d17fd } from '../../../components/faces/faces.tsx'
import { EditSelected as EditSelected_2721882a6278aa0933f6cae4ba15b770 } from '../../../components/bulk-edit/edit-selected.tsx'
import { DeleteSelected as DeleteSelected_4eab623b83f9a4ed4d46cfa42f9e1682 } from '../../../components/mass-deletion/delete-selected.tsx'
import { AskBeforeBack as AskBeforeBack_e3619026acbdf909263d2c328e4f8f3c } from '../../../components/history/ask-before-back.tsx'
import { StayModified as StayModified_a9b3e9dd2d0f22d70b0cea300d6a1587 } from '../../../components/history/stay-modified.tsx'
import { StatusNow as StatusNow_55e8231ea5a975762e091d64ef01ace7 } from '../../../components/publish-check/status-now.tsx'
import { History as History_c1ceff4a6736e0b76585c8e71909b16d } from '../../../components/versions/history.tsx'
import { PlainCell as PlainCell_78e286a9940ad2f836d49090b0765c27 } from '../../../components/ui/plain-cell.tsx'
import { TitleInWords as TitleInWords_869211371de00f74de6b6740054c0f06 } from '../../../components/ui/title-in-words.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_3529b116811be5fe01481e41f2874b76 } from '../../../components/paste/paste-client.tsx'
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
import { UnusedLink as UnusedLink_dbe792d371e4e17ce2eae1a44509ab41 } from '../../../components/trash/unused-link.tsx'
import { Pictures as Pictures_bfa6365d0eab0acf1b099b943fcbba44 } from '../../../components/media-grid/pictures.tsx'
import { GivenText as GivenText_1799c75c12a9a1a47b0ec31aaa4eb883 } from '../../../components/inbox/given-text.tsx'
import { StatusCell as StatusCell_cf9520792efdcc1a395971a78e0428f4 } from '../../../components/inbox/status-cell.tsx'
import { ReplyLink as ReplyLink_bff330ff953fe4ed186c316d3755f8a9 } from '../../../components/inbox/reply-link.tsx'
import { MarkSeen as MarkSeen_668f4aae6755dfda76b390917cd25aee } from '../../../components/inbox/mark-seen.tsx'
import { ForgetPerson as ForgetPerson_0413f576ad9e6082cca79d8633df6516 } from '../../../components/inbox/forget-person.tsx'
import { ExportLink as ExportLink_473cd10f83d39c940b453273c5d72331 } from '../../../components/inbox/export-link.tsx'
import { QuotedTalents as QuotedTalents_68de8a10d90e1266092f9a3c945556ad } from '../../../components/inbox/quoted-talents.tsx'
import { ApplicationPhotos as ApplicationPhotos_8f2e9b88db5badf414fece9fb8952408 } from '../../../components/inbox/application-photos.tsx'
import { ApplicantCell as ApplicantCell_feebd4004ac41ac8df5dbdb8104dfe75 } from '../../../components/inbox/applicant-cell.tsx'
import { Answer as Answer_3d52e0cd16cf0871dc14816f147c7612 } from '../../../components/inbox/answer.tsx'
import { MakeTalent as MakeTalent_9de962f4860e2332ba95bb0153e9b899 } from '../../../components/inbox/make-talent.tsx'
import { JustDeleted as JustDeleted_4be2e0653d07137e5ae1148cd54e0c88 } from '../../../components/inbox/just-deleted.tsx'
import { StaffName as StaffName_28cf02b162948ffaacdf1a0a326088a6 } from '../../../components/photo-views/names.tsx'
import { ApplicationName as ApplicationName_28cf02b162948ffaacdf1a0a326088a6 } from '../../../components/photo-views/names.tsx'
import { StoredReceipt as StoredReceipt_91fcf5a0f5f82220445512e1a2b381a0 } from '../../../components/takedown/stored-receipt.tsx'
import { CurrentPassword as CurrentPassword_922c3b0e095b6b94b26e68e695b174ef } from '../../../components/staff/current-password.tsx'
import { SecondStepLink as SecondStepLink_93186377fceafc3195ab496d9958d307 } from '../../../components/staff/second-step/link.tsx'
import { Sessions as Sessions_3124f58e7e40752eaf051a46fe87f656 } from '../../../components/staff/sessions.tsx'
import { InviteAgain as InviteAgain_3b80673871b30d42fa3f5196329f11b0 } from '../../../components/staff/invite.tsx'
import { Invite as Invite_3b80673871b30d42fa3f5196329f11b0 } from '../../../components/staff/invite.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { AccentField as AccentField_5482e3e163bf8dddfa0d45b245f6b8f9 } from '../../../components/agency/accent-field.tsx'
import { MarkField as MarkField_ffb05d1b487138271e3f3c9826d80a3e } from '../../../components/agency/mark-field.tsx'
import { ContactShown as ContactShown_dec396a4c010532f71dc2d713b6fb51e } from '../../../components/reads/contact-shown.tsx'
import { Icon as Icon_db4e19a034d60c232747c5a9cca405f9 } from '../../../components/icon.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { Greeting as Greeting_ee1ad008e4307be94eb13f72f175a578 } from '../../../components/dashboard/greeting.tsx'
import { HeldRuns as HeldRuns_8478b6503d223d3a14f0d7e55810eb16 } from '../../../components/dashboard/held-runs.tsx'
import { Today as Today_e962ec0bc300f22d427a9dc7d01596b7 } from '../../../components/inbox/today.tsx'
import { Catalogue as Catalogue_48f9d384666b063161eca847b4724f79 } from '../../../components/dashboard/catalogue.tsx'
import { MostSeen as MostSeen_46a0dde1bc30910334cf6b73830b0995 } from '../../../components/numbers/most-seen.tsx'
import { UnusedNotice as UnusedNotice_14ec9523ac2f7498b39bd378fd9923cd } from '../../../components/trash/unused-notice.tsx'
import { LastBackup as LastBackup_1acaeb402ee42a0c27fd5a973c933fe2 } from '../../../components/dashboard/last-backup.tsx'
import { MoveLinks as MoveLinks_521a6d577d87f481de323f0e319db7a9 } from '../../../components/dashboard/move-links.tsx'
import { KeepState as KeepState_083c5479c5382ca0c3f8269ce3608f07 } from '../../../components/history/keep-state.tsx'
import { SessionOver as SessionOver_5b6a00259b3f666febf392ce6f0b0728 } from '../../../components/session/session-over.tsx'
import { ToastWords as ToastWords_23642be329ccda63bbbd04d0672c43a7 } from '../../../components/uploads/toast-words.tsx'
import { RosterView as RosterView_05490edb1f11a80bf930216ed7c39477 } from '../../../components/roster/roster-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/trash/trash-bar.tsx#TrashBar": TrashBar_0d5d9957ec134544e26413c7f32cde23,
  "/components/faces/neighbours.tsx#Neighbours": Neighbours_0fad493ae3ae8f7dceb5494209bdf145,
  "/components/site-links/site-links.tsx#SiteLinks": SiteLinks_99bb1b75d1c63fc9902699a19c9a3c61,
  "/components/takedown/take-down.tsx#TakeDown": TakeDown_74da5778cb1ebbedda17d04741dd01f5,
  "/components/faces/name-cell.tsx#NameCell": NameCell_12508c07e5b2253e71f4aeafdd7d95f9,
  "/components/ui/picture-cell.tsx#PictureCell": PictureCell_f8f5c5643444a56fbae3f749a8bc930e,
  "/components/measures/measure-input.tsx#MeasureInput": MeasureInput_7fb2cfb92c80e3fc4e343fa60cae5bf6,
  "/components/gallery/gallery.tsx#Gallery": Gallery_f3519222648ec5f171ae5e78b5ceea9e,
  "/components/reads/video-shown.tsx#VideoShown": VideoShown_7e950ad656cbd85a2993b881b2d8d890,
  "/components/schedule/air-cell.tsx#AirCell": AirCell_478ebca77ebec5b74e208ad74bb815b9,
  "/components/publish-check/publish-check.tsx#PublishCheck": PublishCheck_5983ff8c73d880a630276c95eeb90c80,
  "/components/schedule/air-note.tsx#AirNote": AirNote_323fbdddac9fcafdfe3282895a10d820,
  "/components/schedule/agency-time.tsx#AgencyTime": AgencyTime_4038ee71017557ca879380d7e0350078,
  "/components/numbers/talent-numbers.tsx#TalentNumbers": TalentNumbers_25faa491ab0da7767eb00afce46bf121,
  "/components/roster/roster-link.tsx#RosterLink": RosterLink_c03e137dae9f02b2fbb596ae4ca34153,
  "/components/faces/faces.tsx#Faces": Faces_3df87b86a488b897f168b7081e6d17fd,
  "/components/bulk-edit/edit-selected.tsx#EditSelected": EditSelected_2721882a6278aa0933f6cae4ba15b770,
  "/components/mass-deletion/delete-selected.tsx#DeleteSelected": DeleteSelected_4eab623b83f9a4ed4d46cfa42f9e1682,
  "/components/history/ask-before-back.tsx#AskBeforeBack": AskBeforeBack_e3619026acbdf909263d2c328e4f8f3c,
  "/components/history/stay-modified.tsx#StayModified": StayModified_a9b3e9dd2d0f22d70b0cea300d6a1587,
  "/components/publish-check/status-now.tsx#StatusNow": StatusNow_55e8231ea5a975762e091d64ef01ace7,
  "/components/versions/history.tsx#History": History_c1ceff4a6736e0b76585c8e71909b16d,
  "/components/ui/plain-cell.tsx#PlainCell": PlainCell_78e286a9940ad2f836d49090b0765c27,
  "/components/ui/title-in-words.tsx#TitleInWords": TitleInWords_869211371de00f74de6b6740054c0f06,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/paste/paste-client.tsx#PasteFeatureClient": PasteFeatureClient_3529b116811be5fe01481e41f2874b76,
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
  "/components/trash/unused-link.tsx#UnusedLink": UnusedLink_dbe792d371e4e17ce2eae1a44509ab41,
  "/components/media-grid/pictures.tsx#Pictures": Pictures_bfa6365d0eab0acf1b099b943fcbba44,
  "/components/inbox/given-text.tsx#GivenText": GivenText_1799c75c12a9a1a47b0ec31aaa4eb883,
  "/components/inbox/status-cell.tsx#StatusCell": StatusCell_cf9520792efdcc1a395971a78e0428f4,
  "/components/inbox/reply-link.tsx#ReplyLink": ReplyLink_bff330ff953fe4ed186c316d3755f8a9,
  "/components/inbox/mark-seen.tsx#MarkSeen": MarkSeen_668f4aae6755dfda76b390917cd25aee,
  "/components/inbox/forget-person.tsx#ForgetPerson": ForgetPerson_0413f576ad9e6082cca79d8633df6516,
  "/components/inbox/export-link.tsx#ExportLink": ExportLink_473cd10f83d39c940b453273c5d72331,
  "/components/inbox/quoted-talents.tsx#QuotedTalents": QuotedTalents_68de8a10d90e1266092f9a3c945556ad,
  "/components/inbox/application-photos.tsx#ApplicationPhotos": ApplicationPhotos_8f2e9b88db5badf414fece9fb8952408,
  "/components/inbox/applicant-cell.tsx#ApplicantCell": ApplicantCell_feebd4004ac41ac8df5dbdb8104dfe75,
  "/components/inbox/answer.tsx#Answer": Answer_3d52e0cd16cf0871dc14816f147c7612,
  "/components/inbox/make-talent.tsx#MakeTalent": MakeTalent_9de962f4860e2332ba95bb0153e9b899,
  "/components/inbox/just-deleted.tsx#JustDeleted": JustDeleted_4be2e0653d07137e5ae1148cd54e0c88,
  "/components/photo-views/names.tsx#StaffName": StaffName_28cf02b162948ffaacdf1a0a326088a6,
  "/components/photo-views/names.tsx#ApplicationName": ApplicationName_28cf02b162948ffaacdf1a0a326088a6,
  "/components/takedown/stored-receipt.tsx#StoredReceipt": StoredReceipt_91fcf5a0f5f82220445512e1a2b381a0,
  "/components/staff/current-password.tsx#CurrentPassword": CurrentPassword_922c3b0e095b6b94b26e68e695b174ef,
  "/components/staff/second-step/link.tsx#SecondStepLink": SecondStepLink_93186377fceafc3195ab496d9958d307,
  "/components/staff/sessions.tsx#Sessions": Sessions_3124f58e7e40752eaf051a46fe87f656,
  "/components/staff/invite.tsx#InviteAgain": InviteAgain_3b80673871b30d42fa3f5196329f11b0,
  "/components/staff/invite.tsx#Invite": Invite_3b80673871b30d42fa3f5196329f11b0,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/components/agency/accent-field.tsx#AccentField": AccentField_5482e3e163bf8dddfa0d45b245f6b8f9,
  "/components/agency/mark-field.tsx#MarkField": MarkField_ffb05d1b487138271e3f3c9826d80a3e,
  "/components/reads/contact-shown.tsx#ContactShown": ContactShown_dec396a4c010532f71dc2d713b6fb51e,
  "/components/icon.tsx#Icon": Icon_db4e19a034d60c232747c5a9cca405f9,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "/components/dashboard/greeting.tsx#Greeting": Greeting_ee1ad008e4307be94eb13f72f175a578,
  "/components/dashboard/held-runs.tsx#HeldRuns": HeldRuns_8478b6503d223d3a14f0d7e55810eb16,
  "/components/inbox/today.tsx#Today": Today_e962ec0bc300f22d427a9dc7d01596b7,
  "/components/dashboard/catalogue.tsx#Catalogue": Catalogue_48f9d384666b063161eca847b4724f79,
  "/components/numbers/most-seen.tsx#MostSeen": MostSeen_46a0dde1bc30910334cf6b73830b0995,
  "/components/trash/unused-notice.tsx#UnusedNotice": UnusedNotice_14ec9523ac2f7498b39bd378fd9923cd,
  "/components/dashboard/last-backup.tsx#LastBackup": LastBackup_1acaeb402ee42a0c27fd5a973c933fe2,
  "/components/dashboard/move-links.tsx#MoveLinks": MoveLinks_521a6d577d87f481de323f0e319db7a9,
  "/components/history/keep-state.tsx#KeepState": KeepState_083c5479c5382ca0c3f8269ce3608f07,
  "/components/session/session-over.tsx#SessionOver": SessionOver_5b6a00259b3f666febf392ce6f0b0728,
  "/components/uploads/toast-words.tsx#ToastWords": ToastWords_23642be329ccda63bbbd04d0672c43a7,
  "/components/roster/roster-view.tsx#RosterView": RosterView_05490edb1f11a80bf930216ed7c39477,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
